import type { Db } from '../../../db/database.ts';
import { before, dayMs } from '../../../lifetime.ts';

const keepMs = 180 * dayMs;

/** Deletes messages of more than half a year ago, with their read marks. */
export const sweepMessages = (db: Db, now: Date): Promise<unknown> =>
  db.deleteFrom('messages').where('published_at', '<', before(now, keepMs)).execute();

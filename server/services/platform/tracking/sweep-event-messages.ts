import type { Db } from '../../../db/database.ts';
import { before, dayMs } from '../../../lifetime.ts';

/** A message is sent again for less long. */
const storedDays = 30;

export const sweepEventMessages = (db: Db, now: Date) =>
  db
    .deleteFrom('event_messages')
    .where('stored_at', '<', before(now, storedDays * dayMs))
    .execute();

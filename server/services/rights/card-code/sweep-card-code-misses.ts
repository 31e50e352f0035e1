import type { Db } from '../../../db/database.ts';
import { before, dayMs } from '../../../lifetime.ts';

export const sweepCardCodeMisses = (db: Db, now: Date): Promise<unknown> =>
  db.deleteFrom('card_code_misses').where('missed_at', '<', before(now, dayMs)).execute();

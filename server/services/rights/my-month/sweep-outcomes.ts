import type { Db } from '../../../db/database.ts';
import { before, dayMs } from '../../../lifetime.ts';

/** Deletes the outcomes of automatic claims after a season, reported or not; they are read in their own month only. */
export const sweepOutcomes = (db: Db, now: Date): Promise<unknown> =>
  db
    .deleteFrom('month_outcomes')
    .where('tried_at', '<', before(now, 90 * dayMs))
    .execute();

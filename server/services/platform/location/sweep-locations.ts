import type { Db } from '../../../db/database.ts';
import { before, dayMs } from '../../../lifetime.ts';

/** Deletes coordinates after 90 days; a refusal to be located stays. */
export const sweepLocations = (db: Db, now: Date): Promise<unknown> =>
  db
    .deleteFrom('user_locations')
    .where('saved_at', '<', before(now, 90 * dayMs))
    .execute();

import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/database.ts';

const keptMs = 90 * 24 * 3_600_000;

/** Coordinates are kept for 90 days; a refusal stays. */
export async function forgetWhereabouts(db: Db, clock: Clock): Promise<void> {
  await db
    .deleteFrom('whereabouts')
    .where('saved_at', '<', new Date(clock.now().getTime() - keptMs))
    .execute();
}

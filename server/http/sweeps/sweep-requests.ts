import type { Db } from '../../db/database.ts';
import { before, dayMs } from '../../lifetime.ts';

/** Deletes saved answers past every repetition, and sessions that can no longer be refreshed. */
export async function sweepRequests(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('started_at', '<', before(now, 2 * dayMs))
    .execute();
  await db
    .deleteFrom('operator_act_keys')
    .where('acted_at', '<', before(now, 2 * dayMs))
    .execute();
  await db
    .deleteFrom('sessions')
    .where('refresh_expires_at', '<', before(now, 30 * dayMs))
    .execute();
}

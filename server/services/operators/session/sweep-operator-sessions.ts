import type { Db } from '../../../db/database.ts';
import { before, dayMs } from '../../../lifetime.ts';

/** Deletes what has ended: challenges, links, sessions and trusted devices. */
export async function sweepOperatorSessions(db: Db, now: Date): Promise<void> {
  const dayAgo = before(now, dayMs);
  await db.deleteFrom('operator_challenges').where('expires_at', '<', dayAgo).execute();
  await db.deleteFrom('operator_invitations').where('expires_at', '<', dayAgo).execute();
  await db.deleteFrom('operator_devices').where('trusted_until', '<', dayAgo).execute();
  await db
    .deleteFrom('operator_sessions')
    .where('created_at', '<', before(now, 2 * dayMs))
    .execute();
  await db.deleteFrom('operator_sign_in_failures').where('last_at', '<', dayAgo).execute();
}

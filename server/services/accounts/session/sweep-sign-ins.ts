import type { Db } from '../../../db/database.ts';
import { refreshLifeMs } from '../../../http/sessions/refresh-session.ts';
import { before, dayMs, hourMs } from '../../../lifetime.ts';

const expiringTables = ['used_proofs', 'open_id_handles', 'hand_over_tokens'] as const;

/** Deletes expired proofs, handles, tokens and login keys. A spent refresh token is kept for as long as it would have lasted. */
export async function sweepSignIns(db: Db, now: Date): Promise<void> {
  for (const table of expiringTables)
    await db.deleteFrom(table).where('expires_at', '<', before(now, hourMs)).execute();
  await db.deleteFrom('spent_refresh_tokens').where('spent_at', '<', before(now, refreshLifeMs)).execute();
  await db.deleteFrom('login_keys').where('expires_at', '<', before(now, dayMs)).execute();
}

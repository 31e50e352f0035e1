import type { Db, Tx } from '../../../db/database.ts';
import { newId, newToken, tokenHash } from '../../../http/secrets.ts';

/** Opens a session and returns its token, of which only the hash is stored. */
export async function startOperatorSession(db: Db | Tx, operatorId: string, now: Date): Promise<string> {
  const token = newToken();
  await db
    .insertInto('operator_sessions')
    .values({
      session_id: newId(),
      operator_id: operatorId,
      token_hash: tokenHash(token),
      created_at: now,
      seen_at: now,
      ended_at: null,
    })
    .execute();
  await db
    .updateTable('operators')
    .set({ last_seen_at: now })
    .where('operator_id', '=', operatorId)
    .execute();
  return token;
}

/** Ends all sessions and forgets the trusted devices: after a lock, and when the authenticator changes. */
export async function endSessions(db: Db | Tx, operatorId: string, now: Date): Promise<void> {
  await db
    .updateTable('operator_sessions')
    .set({ ended_at: now })
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .execute();
  await db.deleteFrom('operator_devices').where('operator_id', '=', operatorId).execute();
  await db.deleteFrom('operator_challenges').where('operator_id', '=', operatorId).execute();
}

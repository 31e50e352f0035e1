import { sql } from 'kysely';
import type { Encryption } from '../../../crypto/encryption.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { accessLifeMs, refreshLifeMs } from '../../../http/sessions/refresh-session.ts';
import { newId, newRefreshToken, newToken, tokenHash } from '../../../http/secrets.ts';
import { latestIssue } from '../../../lifetime.ts';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The sign-in method, stored with the session. */
export interface SignInOrigin {
  readonly by?: string;
  readonly registerChannel?: string | undefined;
  readonly externalUserId?: string | undefined;
}

/** Maximum of sessions per subscriber; a further sign-in ends the oldest. */
export const maxSessions = 5;

/** Opens a session. The tokens are only in the answer; the table stores their hashes. */
export async function startSession(
  db: Db | Tx,
  { identities }: Encryption,
  userId: string,
  now: Date,
  origin: SignInOrigin = {},
): Promise<Tokens> {
  const sessionId = newId();
  const tokens = { accessToken: newToken(), refreshToken: newRefreshToken(sessionId) };
  // A lock serialises the sign-ins of one subscriber, so that each counts the sessions before it.
  await db.selectFrom('users').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute();
  await db
    .insertInto('sessions')
    .values({
      session_id: sessionId,
      user_id: userId,
      access_hash: tokenHash(tokens.accessToken),
      access_expires_at: new Date(now.getTime() + accessLifeMs),
      refresh_hash: tokenHash(tokens.refreshToken),
      refresh_expires_at: new Date(now.getTime() + refreshLifeMs),
      created_at: now,
      ended_at: null,
      signed_in_by: origin.by ?? null,
      register_channel: origin.registerChannel ?? null,
      external_user_id_sealed:
        origin.externalUserId === undefined ? null : identities.seal(origin.externalUserId),
    })
    .execute();
  await endOldest(db, userId, sessionId, now);
  return tokens;
}

/** Sessions from before a clock that was set back are invalid and are removed first. */
const endOldest = (db: Db | Tx, userId: string, newest: string, now: Date) =>
  db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('session_id', 'in', (sessions) =>
      sessions
        .selectFrom('sessions')
        .select('session_id')
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .where('session_id', '<>', newest)
        .orderBy(sql`created_at > ${latestIssue(now)}`)
        .orderBy('created_at', 'desc')
        .orderBy('session_id')
        .offset(maxSessions - 1),
    )
    .execute();

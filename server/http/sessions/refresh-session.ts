import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Encryption } from '../../crypto/encryption.ts';
import type { Db } from '../../db/database.ts';
import { latestEnd, latestIssue } from '../../lifetime.ts';
import { sealedMember } from './sealed-member.ts';
import { newRefreshToken, newToken, sessionNamedIn, tokenHash } from '../secrets.ts';
import type { SessionState } from './session-state.ts';

export const accessLifeMs = 12 * 3_600_000;
export const refreshLifeMs = 30 * 24 * 3_600_000;
/** Concurrent tabs may send an old token, even after several renewals; within this time that is not a replay. */
const graceMs = 30_000;

/** Rotates a refresh token, once. A replay of a spent token after the grace period ends the session; a forged token ends nothing. */
export async function refreshSession(
  db: Db,
  clock: Clock,
  encryption: Encryption,
  token: string,
): Promise<SessionState> {
  const now = clock.now();
  const spent = tokenHash(token);
  const sessionId = sessionNamedIn(token);
  const [accessToken, refreshToken] = [newToken(), newRefreshToken(sessionId)];
  const rotated = await db
    .with('rotated', (query) =>
      query
        .updateTable('sessions')
        .set({
          access_hash: tokenHash(accessToken),
          access_expires_at: new Date(now.getTime() + accessLifeMs),
          refresh_hash: tokenHash(refreshToken),
          refresh_expires_at: new Date(now.getTime() + refreshLifeMs),
        })
        .from('users')
        .whereRef('users.user_id', '=', 'sessions.user_id')
        .where('session_id', '=', sessionId)
        .where('refresh_hash', '=', spent)
        .where('refresh_expires_at', '>', now)
        .where('refresh_expires_at', '<=', latestEnd(now, refreshLifeMs))
        .where('ended_at', 'is', null)
        .where('users.closed_at', 'is', null)
        .returning(['sessions.session_id', 'sessions.user_id', 'users.mobile_sealed']),
    )
    .with('kept', (query) =>
      query
        .insertInto('spent_refresh_tokens')
        .expression((from) =>
          from
            .selectFrom('rotated')
            .select([
              sql<Buffer>`${spent}::bytea`.as('token_hash'),
              'session_id',
              sql<Date>`${now}::timestamptz`.as('spent_at'),
            ]),
        ),
    )
    .selectFrom('rotated')
    .selectAll()
    .executeTakeFirst();
  if (rotated) {
    const member = sealedMember(encryption, rotated);
    return { kind: 'member', member, tokens: { kind: 'update', accessToken, refreshToken } };
  }
  return withoutRotation(db, encryption, now, sessionId, spent);
}

/** A token of a known session that cannot be rotated: expired, just rotated by another tab, replayed, or forged. */
async function withoutRotation(
  db: Db,
  encryption: Encryption,
  now: Date,
  sessionId: string,
  token: Buffer,
): Promise<SessionState> {
  const owner = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select([
      'sessions.session_id',
      'sessions.user_id',
      'sessions.refresh_hash',
      'sessions.ended_at',
      'users.closed_at',
      'users.mobile_sealed',
    ])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  if (!owner) return { kind: 'expired' };
  if (owner.ended_at || owner.closed_at) return { kind: 'ended' };
  if (owner.refresh_hash.equals(token)) return { kind: 'expired' };
  const spentAt = await whenSpent(db, sessionId, token);
  if (!spentAt) return { kind: 'expired' };
  if (spentAt <= latestIssue(now) && now.getTime() - spentAt.getTime() <= graceMs)
    return { kind: 'member', member: sealedMember(encryption, owner) };
  await db.updateTable('sessions').set({ ended_at: now }).where('session_id', '=', sessionId).execute();
  return { kind: 'ended', replayOf: owner.user_id };
}

/** When the session's token was traded for a new one. The session id inside a token proves nothing. */
const whenSpent = async (db: Db, sessionId: string, token: Buffer): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('spent_refresh_tokens')
      .select('spent_at')
      .where('token_hash', '=', token)
      .where('session_id', '=', sessionId)
      .executeTakeFirst()
  )?.spent_at;

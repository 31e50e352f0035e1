import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { latestEnd, latestIssue } from '../lifetime.ts';
import { newRefreshToken, newToken, sessionNamedIn, tokenHash } from './secrets.ts';
import type { SessionState } from './session-state.ts';

export const accessLifeMs = 12 * 3_600_000;
export const refreshLifeMs = 30 * 24 * 3_600_000;
/** Concurrent tabs may send the same old token; within this time that is not a replay. */
const graceMs = 30_000;

/** Rotates a refresh token, once. A replay after the grace period ends the session. */
export async function refreshSession(db: Db, clock: Clock, token: string): Promise<SessionState> {
  const now = clock.now();
  const spent = tokenHash(token);
  const sessionId = sessionNamedIn(token);
  const [accessToken, refreshToken] = [newToken(), newRefreshToken(sessionId)];
  const rotated = await db
    .updateTable('sessions')
    .set({
      access_hash: tokenHash(accessToken),
      access_expires_at: new Date(now.getTime() + accessLifeMs),
      refresh_hash: tokenHash(refreshToken),
      refresh_expires_at: new Date(now.getTime() + refreshLifeMs),
      previous_refresh_hash: spent,
      rotated_at: now,
    })
    .from('users')
    .whereRef('users.user_id', '=', 'sessions.user_id')
    .where('session_id', '=', sessionId)
    .where('refresh_hash', '=', spent)
    .where('refresh_expires_at', '>', now)
    .where('refresh_expires_at', '<=', latestEnd(now, refreshLifeMs))
    .where('ended_at', 'is', null)
    .where('users.closed_at', 'is', null)
    .returning(['sessions.session_id', 'sessions.user_id', 'users.mobile'])
    .executeTakeFirst();
  if (rotated) {
    const member = { userId: rotated.user_id, mobile: rotated.mobile, sessionId: rotated.session_id };
    return { kind: 'member', member, tokens: { kind: 'update', accessToken, refreshToken } };
  }
  return withoutRotation(db, now, sessionId, spent);
}

/** A token of a known session that cannot be rotated: expired, just rotated by another tab, or replayed. */
async function withoutRotation(db: Db, now: Date, sessionId: string, token: Buffer): Promise<SessionState> {
  const owner = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select([
      'sessions.user_id',
      'sessions.refresh_hash',
      'sessions.previous_refresh_hash',
      'sessions.rotated_at',
      'sessions.ended_at',
      'users.closed_at',
      'users.mobile',
    ])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  if (!owner) return { kind: 'expired' };
  if (owner.ended_at || owner.closed_at) return { kind: 'ended' };
  if (owner.refresh_hash.equals(token)) return { kind: 'expired' };
  const justSpent =
    owner.previous_refresh_hash?.equals(token) &&
    owner.rotated_at &&
    owner.rotated_at <= latestIssue(now) &&
    now.getTime() - owner.rotated_at.getTime() <= graceMs;
  if (justSpent)
    return { kind: 'member', member: { userId: owner.user_id, mobile: owner.mobile, sessionId } };
  await db.updateTable('sessions').set({ ended_at: now }).where('session_id', '=', sessionId).execute();
  return { kind: 'ended' };
}

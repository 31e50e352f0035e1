import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { latestEnd, latestIssue } from '../lifetime.ts';
import { newRefreshToken, newToken, sessionNamedIn, tokenHash } from './secrets.ts';
import type { SessionState } from './session-state.ts';

export const accessLifeMs = 12 * 3_600_000;
export const refreshLifeMs = 30 * 24 * 3_600_000;
/** Tabs that wake together all carry the old token; within this time that is no theft. */
const graceMs = 30_000;

/** Trades a refresh token for new tokens, once. Trading it again later ends the sign-in it belonged to. */
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

/** A token that names a session but cannot be traded: run out, just traded by another tab, or traded long ago and back from a thief. */
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

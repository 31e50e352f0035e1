import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { newToken, tokenHash } from '../../../http/secrets.ts';
import { latestEnd } from '../../../lifetime.ts';

const lifeSeconds = 60;

export interface HandOver {
  readonly token: string;
  readonly expiresInSeconds: number;
}

/** A short-lived one-time token with which another system of the operator identifies this subscriber. */
export async function newHandOver(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { sessionId }: Pick<Member, 'sessionId'>,
  channel = '',
): Promise<HandOver> {
  const token = newToken();
  const expiresAt = new Date(clock.now().getTime() + lifeSeconds * 1000);
  await db
    .insertInto('hand_over_tokens')
    .values({
      token_hash: tokenHash(token),
      session_id: sessionId,
      channel,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  return { token, expiresInSeconds: lifeSeconds };
}

/** Exchanges the token for its subscriber, once, while the session it was issued in lasts. The security log has who got the number. */
export async function spendHandOver(
  { db, clock, encryption, securityLog }: Pick<Deps, 'db' | 'clock' | 'encryption' | 'securityLog'>,
  token: string,
  channel = '',
  ip = '',
): Promise<{ readonly userId: string; readonly mobile: string } | undefined> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const whose = await tx
      .updateTable('hand_over_tokens')
      .set({ used_at: now })
      .from('sessions')
      .innerJoin('users', 'users.user_id', 'sessions.user_id')
      .whereRef('sessions.session_id', '=', 'hand_over_tokens.session_id')
      .where('token_hash', '=', tokenHash(token))
      .where('channel', '=', channel)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .where('expires_at', '<=', latestEnd(now, lifeSeconds * 1000))
      .where('sessions.ended_at', 'is', null)
      .where('users.closed_at', 'is', null)
      .returning(['users.user_id', 'users.mobile_sealed'])
      .executeTakeFirst();
    if (!whose) return undefined;
    const who = { userId: whose.user_id, mobile: encryption.mobiles.open(whose.mobile_sealed) };
    await securityLog.record(tx, { kind: 'export', what: channel || 'hand-over', ip, ...who });
    return who;
  });
}

import { LRUCache } from 'lru-cache';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { isAlive } from '../lifetime.ts';
import type { Member, TokenChange } from './call.ts';
import { accessLifeMs, refreshSession } from './refresh-session.ts';
import { tokenHash } from './secrets.ts';

/** A session ended in another instance is dead here within a second: this time and the asking. */
const trustMs = 900;

export type SessionState =
  | { readonly kind: 'guest' }
  | { readonly kind: 'member'; readonly member: Member; readonly tokens?: TokenChange }
  | { readonly kind: 'expired' }
  | { readonly kind: 'ended' };

interface Known {
  readonly member: Member;
  readonly expiresAt: Date;
  readonly ended: boolean;
}

export interface Sessions {
  read(request: Pick<FastifyRequest, 'headers'>): Promise<SessionState>;
  /** Drops what this instance remembers, so that an ended session dies at once. */
  forget(sessionId: string): void;
}

const header = (request: Pick<FastifyRequest, 'headers'>, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' && value.length <= 128 ? value : undefined;
};

/** Of the access token that came with a request, whether or not it opens anything. */
export function tokenHashIn(request: FastifyRequest): Buffer | undefined {
  const access = header(request, 'accesstoken');
  return access === undefined ? undefined : tokenHash(access);
}

/** Authority comes from the token headers alone, never from a cookie. */
export function sessionReader(db: Db, clock: Clock, nowMs: () => number = () => performance.now()): Sessions {
  const known = new LRUCache<string, Known>({ max: 50_000, ttl: trustMs, ttlResolution: 0, perf: { now: nowMs } });

  const look = async (token: string): Promise<Known | undefined> => {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.user_id', 'sessions.user_id')
      .select(['sessions.session_id', 'sessions.user_id', 'sessions.access_expires_at', 'sessions.ended_at', 'users.mobile', 'users.closed_at'])
      .where('access_hash', '=', tokenHash(token))
      .executeTakeFirst();
    if (!row) return undefined;
    return {
      member: { userId: row.user_id, mobile: row.mobile, sessionId: row.session_id },
      expiresAt: row.access_expires_at,
      ended: row.ended_at !== null || row.closed_at !== null,
    };
  };

  return {
    async read(request) {
      const access = header(request, 'accesstoken');
      const refresh = header(request, 'refreshtoken');
      if (!access && !refresh) return { kind: 'guest' };
      let found = access ? known.get(access) : undefined;
      if (!found && access) {
        found = await look(access);
        if (found) known.set(access, found);
      }
      if (found?.ended) return { kind: 'ended' };
      if (found && isAlive(found.expiresAt, accessLifeMs, clock.now())) return { kind: 'member', member: found.member };
      return refresh ? refreshSession(db, clock, refresh) : { kind: 'expired' };
    },
    forget(sessionId) {
      for (const [token, entry] of known.entries()) if (entry.member.sessionId === sessionId) known.delete(token);
    },
  };
}

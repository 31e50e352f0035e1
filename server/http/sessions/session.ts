import { LRUCache } from 'lru-cache';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Encryption } from '../../crypto/encryption.ts';
import type { Db } from '../../db/database.ts';
import { coalesce } from '../../db/coalesce.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { isAlive } from '../../lifetime.ts';
import type { Member } from '../call.ts';
import { accessLifeMs, refreshSession } from './refresh-session.ts';
import { Refusal } from '../refusal.ts';
import type { SecurityLog } from '../security-log.ts';
import { sealedMember } from './sealed-member.ts';
import { tokenHash } from '../secrets.ts';
import type { SessionState } from './session-state.ts';

/** Cache time. A session ended in another instance is rejected here within a second. */
const trustMs = 900;

interface Known {
  readonly member: Member;
  readonly expiresAt: Date;
  readonly ended: boolean;
}

interface Found {
  readonly known: Known | undefined;
}

interface SessionDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly encryption: Encryption;
  readonly securityLog: SecurityLog;
}

export interface Sessions {
  read(request: Pick<FastifyRequest, 'headers'> & { readonly ip?: string }): Promise<SessionState>;
  /** Removes the session from this instance's cache. */
  forget(sessionId: string): void;
}

const header = (request: Pick<FastifyRequest, 'headers'>, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' && value.length <= 128 ? value : undefined;
};

/** The hash of a request's access token, valid or not. */
export function tokenHashIn(request: FastifyRequest): Buffer | undefined {
  const access = header(request, 'accesstoken');
  return access === undefined ? undefined : tokenHash(access);
}

/** Authenticates by the token headers alone, never by a cookie. */
export function sessionReader(
  { db, clock, encryption, securityLog }: SessionDeps,
  nowMs: () => number = () => performance.now(),
): Sessions {
  const known = new LRUCache<string, Known>({
    max: 50_000,
    ttl: trustMs,
    ttlResolution: 0,
    perf: { now: nowMs },
  });

  const look = coalesce<string, Found>({
    maxBatch: 512,
    maxQueue: 50_000,
    maxWaitMs: 5_000,
    run: (_all, tokens) => lookUp(db, encryption, tokens),
    onOverload: () => new Refusal('当前人数太多，请稍后再试'),
  });

  return {
    async read(request) {
      const access = header(request, 'accesstoken');
      const refresh = header(request, 'refreshtoken');
      if (!access && !refresh) return { kind: 'guest' };
      let found = access ? known.get(access) : undefined;
      if (!found && access) {
        found = (await look('sessions', access)).known;
        if (found) known.set(access, found);
      }
      if (found?.ended) return { kind: 'ended' };
      if (found && isAlive(found.expiresAt, accessLifeMs, clock.now()))
        return { kind: 'member', member: found.member };
      if (!refresh) return { kind: 'expired' };
      const state = await refreshSession(db, clock, encryption, refresh);
      if (state.kind === 'ended' && state.replayOf !== undefined)
        securityLog.queue({
          kind: 'replay',
          what: 'refresh-token',
          ip: request.ip ?? '',
          userId: state.replayOf,
        });
      return state;
    },
    forget(sessionId) {
      for (const [token, entry] of known.entries())
        if (entry.member.sessionId === sessionId) known.delete(token);
    },
  };
}

interface SessionRow {
  readonly access_hash: Buffer;
  readonly session_id: string;
  readonly user_id: string;
  readonly access_expires_at: Date;
  readonly mobile_sealed: string;
  readonly ended: boolean;
}

const sessionsOf = preparedQuery<{ readonly hashes: readonly Buffer[] }, SessionRow>(
  'sessions-of-tokens',
  (db, { hashes }) => ({
    compile: () =>
      sql<SessionRow>`
    select s.access_hash, s.session_id, s.user_id, s.access_expires_at, u.mobile_sealed, s.ended_at is not null or u.closed_at is not null as ended
    from sessions s join users u using (user_id) where s.access_hash = any(${hashes}::bytea[])`.compile(db),
  }),
);

/** Looks up the tokens of concurrent requests in one query. */
async function lookUp(db: Db, encryption: Encryption, tokens: readonly string[]): Promise<readonly Found[]> {
  const hashes = tokens.map(tokenHash);
  const rows = new Map(
    (await sessionsOf(db, { hashes })).map((row) => [row.access_hash.toString('latin1'), row]),
  );
  return hashes.map((hash) => {
    const row = rows.get(hash.toString('latin1'));
    return {
      known: row && {
        member: sealedMember(encryption, row),
        expiresAt: row.access_expires_at,
        ended: row.ended,
      },
    };
  });
}

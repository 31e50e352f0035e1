import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { hourMs } from '../../lifetime.ts';
import type { Role } from '#core/contract/console/permissions.ts';
import { tokenHash } from '../secrets.ts';
import type { Operator } from './operator.ts';

/** A session ends after so long without a call, and in any case after twelve hours. */
export const idleMs = 12 * 60_000;
export const sessionLifeMs = 12 * hourMs;
/** The time of the last call is written at most so often. */
const touchMs = 30_000;

export interface OperatorSessions {
  /** The operator of a session's token; undefined: there is none, it has ended, or its operator is locked. */
  read(token: string): Promise<Operator | undefined>;
}

interface Found {
  readonly session_id: string;
  readonly operator_id: string;
  readonly login_name: string;
  readonly name: string;
  readonly created_at: Date;
  readonly seen_at: Date;
  readonly roles: readonly Role[];
}

/** Sessions of operators, apart from those of subscribers: other table, other cookie. Read from the database at each call, so that a lock applies at once. */
export const operatorSessions = (db: Db, clock: Clock): OperatorSessions => ({
  async read(token) {
    const now = clock.now();
    const {
      rows: [found],
    } = await sql<Found>`
      select s.session_id, o.operator_id, o.login_name, o.name, s.created_at, s.seen_at,
        array(select r.role from operator_roles r where r.operator_id = o.operator_id order by r.role) as roles
      from operator_sessions s join operators o using (operator_id)
      where s.token_hash = ${tokenHash(token)} and s.ended_at is null and o.state = 'active'`.execute(db);
    if (!found || !isAlive(found, now)) return undefined;
    if (now.getTime() - found.seen_at.getTime() > touchMs) await touch(db, found, now);
    return {
      operatorId: found.operator_id,
      loginName: found.login_name,
      name: found.name,
      roles: found.roles,
      sessionId: found.session_id,
      sessionEndsAt: new Date(found.created_at.getTime() + sessionLifeMs),
    };
  },
});

/** A time after now belongs to a clock that was set back: such a session is not accepted either. */
function isAlive({ created_at, seen_at }: Found, now: Date): boolean {
  const [age, idle] = [now.getTime() - created_at.getTime(), now.getTime() - seen_at.getTime()];
  return age < sessionLifeMs && idle < idleMs && age > -60_000 && idle > -60_000;
}

async function touch(db: Db, { session_id, operator_id }: Found, now: Date): Promise<void> {
  await sql`
    with seen as (update operator_sessions set seen_at = ${now} where session_id = ${session_id} and seen_at < ${now})
    update operators set last_seen_at = ${now} where operator_id = ${operator_id}`.execute(db);
}

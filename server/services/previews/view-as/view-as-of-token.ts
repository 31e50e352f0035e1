import { may } from '#core/rules/console/role-permissions.ts';
import type { Role } from '#core/contract/console/permissions.ts';
import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { Preview } from '../../../http/operators/previews.ts';
import { idleMs, sessionLifeMs } from '../../../http/operators/operator-sessions.ts';
import { tokenHash } from '../../../http/secrets.ts';

interface Found {
  readonly name: string;
  readonly roles: readonly Role[];
  readonly user_id: string;
  readonly mobile_sealed: string;
  readonly area_num: string;
  readonly brand_num: string;
  readonly made_at: Date;
  readonly expires_at: Date;
}

/** The subscriber that a token shows: until it expires, its ticket ends, its operator is signed out or locked, or the account is closed. */
export async function viewAsOfToken(
  { db, clock, encryption }: Pick<Deps, 'db' | 'clock' | 'encryption'>,
  token: string,
): Promise<Preview | undefined> {
  const now = clock.now();
  const hash = tokenHash(token);
  const { rows } = await sql<Found>`
    select o.name, v.user_id, u.mobile_sealed, u.area_num, u.brand_num, v.made_at, v.expires_at,
      array(select r.role from operator_roles r where r.operator_id = o.operator_id) as roles
    from view_as_tokens v
    join operators o on o.operator_id = v.operator_id and o.state = 'active'
    join operator_sessions s on s.session_id = v.session_id and s.ended_at is null
      and s.created_at > ${new Date(now.getTime() - sessionLifeMs)} and s.seen_at > ${new Date(now.getTime() - idleMs)}
    join users u on u.user_id = v.user_id and u.closed_at is null
    left join support_tickets t on t.ticket_id = v.ticket_id
    where v.token_hash = ${hash} and v.expires_at > ${now} and (v.ticket_id is null or t.state <> 'closed')`.execute(
    db,
  );
  const [found] = rows;
  if (!found || !may(found.roles, 'subscribers.viewAs')) return undefined;
  return {
    tokenHash: hash,
    revisionIds: [],
    level: 0,
    areaNum: found.area_num,
    brand: found.brand_num,
    host: 'others',
    at: null,
    notice: null,
    viewAs: {
      userId: found.user_id,
      mobile: encryption.mobiles.open(found.mobile_sealed),
      operator: found.name,
      startedAt: found.made_at,
      endsAt: found.expires_at,
    },
  };
}

import { sql, type RawBuilder } from 'kysely';
import type { subscriberDesk } from '#core/contract/console/service/subscribers/subscribers.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { searchedNumber } from '#core/rules/console/service/subscribers/searched-number.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/refusal.ts';
import { levelsOf } from '../../memberships/public.ts';
import { subscriberView } from './subscriber-rows.ts';

type Found = DataOf<typeof subscriberDesk.findSubscribers>;
type Way = NonNullable<Found['by']>;

interface FoundRow {
  readonly by: Way;
  readonly user_id: string;
}

/** Who has a whole phone number, an order, a claim, a ticket or an id. The typed text is written nowhere. */
export async function findSubscribers(
  { db, encryption, clock }: Pick<Deps, 'db' | 'encryption' | 'clock'>,
  typed: string,
): Promise<Found> {
  const searched = searchedNumber(typed);
  if (searched.kind === 'refused') throw new Refusal(searched.because);
  const { rows: found } = await sql<FoundRow>`
    select distinct by, user_id from (${query(encryption, searched)}) found limit 20`.execute(db);
  const userIds = found.map(({ user_id }) => user_id);
  if (userIds.length === 0) return { by: null, rows: [] };
  const [users, levels] = await Promise.all([
    db
      .selectFrom('users')
      .selectAll()
      .where('user_id', 'in', userIds)
      .orderBy('created_at', 'desc')
      .execute(),
    levelsOf(db, userIds, clock.now()),
  ]);
  return {
    by: found[0]?.by ?? null,
    rows: users.map((row) => subscriberView(encryption, row, levels.get(row.user_id))),
  };
}

function query(
  { mobiles }: Deps['encryption'],
  searched: Exclude<ReturnType<typeof searchedNumber>, { readonly kind: 'refused' }>,
): RawBuilder<FoundRow> {
  switch (searched.kind) {
    case 'mobile':
      return sql`select 'mobile' as by, user_id from users where mobile_lookup = ${mobiles.lookup(searched.mobile)}`;
    case 'ticket':
      return sql`select 'ticket' as by, user_id from support_tickets where ticket_no = ${searched.ticketNo}`;
    case 'key':
      return sql`
        select 'user' as by, user_id from users where user_id = ${searched.key}
        union all select 'order', user_id from orders where order_no = ${searched.key}
        union all select 'claim', user_id from claims where claim_id = ${searched.key}`;
  }
}

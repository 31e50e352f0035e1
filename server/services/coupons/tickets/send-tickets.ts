import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';

/** Subscriptions, or subscribers of a new ticket's product, of one round. */
const atOnce = 500;

type Parts = Pick<Deps, 'db' | 'clock'>;

/** Adds the coupons of the subscriber's opened products to the wallet. */
export async function sendTicketsOf({ db, clock }: Parts, userId: string): Promise<void> {
  await ticketsOf(clock.now(), sql`s.user_id = ${userId}`).execute(db);
}

/** Adds the coupons of opened products to all wallets that have not got them; reads only subscriptions that changed, and those of new tickets. */
export async function sendTickets({ db, clock }: Parts): Promise<void> {
  while (await checkNewTicket(db));
  while (await sendChecked({ db, clock }));
}

/** Has subscriptions of a new ticket's product checked; false when there is no such ticket. */
async function checkNewTicket(db: Db): Promise<boolean> {
  const { rows } = await sql`
    with ticket as (
      select product_id, ticket_key, checked_to from opening_tickets where not is_checked order by product_id, ticket_key limit 1
      for no key update skip locked
    ), portion as (
      select s.user_id from ticket, lateral (
        select user_id from subscriptions s where s.product_id = ticket.product_id and s.user_id > ticket.checked_to order by s.user_id limit ${atOnce}) s
    ), reached as (
      select count(*)::int as subscribers, max(user_id) as user_id from portion
    ), moved as (
      update opening_tickets t set checked_to = coalesce(reached.user_id, t.checked_to), is_checked = reached.subscribers < ${atOnce}
      from ticket, reached where t.product_id = ticket.product_id and t.ticket_key = ticket.ticket_key
    ), noted as (
      insert into ticket_checks (subscription_id, due_at)
      select s.subscription_id, s.opened_at from ticket, reached, subscriptions s
      where s.product_id = ticket.product_id and s.user_id > ticket.checked_to and s.user_id <= reached.user_id
      on conflict do nothing
    )
    select from ticket`.execute(db);
  return rows.length > 0;
}

/** A check ends after its tickets are in the wallet, and only if the subscription has not changed since; false when none was due. */
async function sendChecked({ db, clock }: Parts): Promise<boolean> {
  const now = clock.now();
  const checks = await db
    .selectFrom('ticket_checks')
    .select(['subscription_id', 'number'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(atOnce)
    .execute();
  if (checks.length === 0) return false;
  const ids = checks.map(({ subscription_id }) => subscription_id);
  await ticketsOf(now, sql`s.subscription_id = any(${ids})`).execute(db);
  await sql`
    delete from ticket_checks c using unnest(${ids}::text[], ${checks.map(({ number }) => number)}::bigint[]) as d (subscription_id, number)
    where c.subscription_id = d.subscription_id and c.number = d.number`.execute(db);
  return true;
}

/** Adds the tickets of the subscriptions (s) that `which` chooses to their subscribers' wallets, once per subscription and ticket. */
const ticketsOf = (now: Date, which: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  with due as (
    select s.subscription_id || '.' || t.ticket_key as ticket_id, s.user_id, s.subscription_id, t.ticket_key, t.name, p.name as business_name, t.amount_fen, t.coupon_type, t.valid_days
    from subscriptions s join opening_tickets t using (product_id) join products p using (product_id) join users u using (user_id)
    where ${which}
      and s.opened_at >= t.begins_at and (t.ends_at is null or s.opened_at < t.ends_at) and s.opened_at <= ${now} and (s.ends_at is null or s.ends_at > ${now})
      and u.closed_at is null
      and not exists (select from service_tickets k where k.subscription_id = s.subscription_id and k.ticket_key = t.ticket_key)
    -- A refund locks the subscription for update: no ticket comes after it.
    for key share of s
  ), sent as (
    insert into service_tickets (ticket_id, user_id, subscription_id, ticket_key, name, business_name, amount_fen, state, sent_at)
    select ticket_id, user_id, subscription_id, ticket_key, name, business_name, amount_fen, 'sent', ${now} from due
    on conflict do nothing returning ticket_id
  )
  insert into user_coupons (card_code, user_id, coupon_type, state, amount_fen, title, expires_at)
  select ticket_id, user_id, coupon_type, 'usable', amount_fen, name, ${now}::timestamptz + make_interval(days => valid_days) from due join sent using (ticket_id)
  on conflict (card_code) do nothing`;

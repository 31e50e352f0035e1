import { sql, type RawBuilder } from 'kysely';

/** Adds the tickets of the subscriptions (s) that `which` chooses to their subscribers' wallets, once per subscription and ticket. */
export const ticketsOf = (now: Date, which: RawBuilder<boolean>): RawBuilder<unknown> => sql`
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

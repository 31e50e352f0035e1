import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

/** A coupon that came with a membership. */
export interface Gift {
  readonly line: number;
  readonly title: string;
  readonly amount_fen: number;
  /** It can be used, so it goes back with a refund. */
  readonly is_live: boolean;
  /** It has paid, or is reserved to pay. */
  readonly is_used: boolean;
}

/**
 * The coupons that memberships of an order have brought: claimed because of them, and tickets of their opening. Of a renewed period those
 * claimed since it began.
 */
export const giftCards = (orderNo: string): RawBuilder<unknown> => sql`(
  select d.line, k.card_code, k.activity_id, k.template_id
  from order_deliveries d left join renewal_periods p using (order_no)
  join coupon_claims k on k.subscription_id = coalesce(p.subscription_id, d.delivery_id)
    and k.claimed_at >= coalesce(p.begins_at, '-infinity')
  where d.order_no = ${orderNo} and d.way = 'membership'
  union all
  select d.line, t.ticket_id, null, null
  from order_deliveries d join service_tickets t on t.subscription_id = d.delivery_id
  where d.order_no = ${orderNo} and d.way = 'membership'
) g`;

export async function giftsOf(db: Db | Tx, orderNo: string, now: Date): Promise<readonly Gift[]> {
  // A card that expired after it had paid was replaced by another (give-back.ts): it counts as used.
  const { rows } = await sql<Gift>`
    select g.line, c.title, c.amount_fen, c.state = 'usable' and c.expires_at > ${now} as is_live,
      c.state in ('reserved', 'used') or c.state = 'expired' and (
        exists (select from order_cards k join orders o using (order_no) where k.card_code = c.card_code and o.state <> 'closed')
        or exists (select from till_payments t where t.card_code = c.card_code and t.state <> 'failed')) as is_used
    from ${giftCards(orderNo)} join user_coupons c using (card_code) order by c.card_code`.execute(db);
  return rows;
}

/** Takes back the unused gifts of refunded lines; their place in the stock and their share of the budget are free again. */
export async function takeBackGifts(
  tx: Tx,
  orderNo: string,
  lines: readonly number[],
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ card_code: string }>`
    update user_coupons c set state = 'expired', expires_at = ${now} from ${giftCards(orderNo)}
    where g.line = any(${lines}::smallint[]) and c.card_code = g.card_code and c.state = 'usable'
    returning c.card_code`.execute(tx);
  if (rows.length === 0) return;
  const cards = rows.map(({ card_code }) => card_code);
  await sql`delete from service_tickets where ticket_id = any(${cards}::text[])`.execute(tx);
  // The offer is locked before its activity, as in claim_coupons.
  await sql`
    select from coupon_offers o where exists (
      select from coupon_claims k where k.card_code = any(${cards}::text[]) and k.activity_id = o.activity_id and k.template_id = o.template_id)
    order by activity_id, template_id for no key update`.execute(tx);
  await sql`
    select from coupon_activities where activity_id in (select activity_id from coupon_claims where card_code = any(${cards}::text[]))
    order by activity_id for no key update`.execute(tx);
  await sql`
    with returned as (
      delete from coupon_claims where card_code = any(${cards}::text[]) returning activity_id, template_id
    ), worth as (
      select r.activity_id, r.template_id, count(*)::integer as cards, count(*)::integer * coalesce(t.max_off_fen, t.amount_fen) as fen
      from returned r join coupon_templates t using (template_id) group by r.activity_id, r.template_id, t.max_off_fen, t.amount_fen
    ), stock as (
      update coupon_offers o set taken = greatest(o.taken - w.cards, 0) from worth w
      where o.activity_id = w.activity_id and o.template_id = w.template_id
    )
    update coupon_activities a set spent_fen = greatest(a.spent_fen - w.fen, 0)
    from (select activity_id, sum(fen)::integer as fen from worth group by activity_id) w
    where a.activity_id = w.activity_id and a.budget_fen is not null`.execute(tx);
}

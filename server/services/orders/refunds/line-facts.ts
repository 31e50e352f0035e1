import { sql } from 'kysely';
import type { CodeTerms } from '#core/contract/console/goods/goods-fields.shapes.ts';
import { refundAmount } from '#core/rules/order/refund-amount.ts';
import { refundVerdict, type RefundVerdict } from '#core/rules/order/refund-verdict.ts';
import type { OrderState } from '#core/rules/order/order-states.ts';
import type { PromotedLine } from '#core/rules/pricing/promoted-lines.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { DeliveryWay, OrderRefunds } from '../../../db/schema/fulfilment.ts';
import { giftsOf, type Gift } from './membership-gifts.ts';

export interface LineFacts {
  readonly line: number;
  readonly goods_name: string;
  readonly payable_fen: number;
  readonly coupon_fen: number;
  readonly points_fen: number;
  /** The line that brought it as a gift. */
  readonly gift_of: number | null;
  readonly price_facts: PromotedLine | null;
  readonly way: DeliveryWay | null;
  readonly delivery: 'delivering' | 'shipped' | 'delivered' | 'failed' | null;
  readonly note: string;
  /** Of codes; those sold before there were terms end with the first look. */
  readonly code_terms: CodeTerms;
  readonly is_refunded: boolean;
  /** Refunded because it could not be delivered. */
  readonly has_failed: boolean;
  /** Coupons that came with it and go back with its refund. */
  readonly gifts: readonly Gift[];
  readonly verdict: RefundVerdict;
}

type Row = Omit<LineFacts, 'verdict' | 'gifts'> & {
  readonly order_state: OrderState;
  readonly is_used: boolean;
  readonly is_shown: boolean;
  readonly visits: 'unused' | 'used' | null;
  readonly has_drawn: boolean;
};

/** The lines of an order with what has become of each, and whether it can be refunded. */
export async function lineFacts(db: Db | Tx, orderNo: string, now: Date): Promise<readonly LineFacts[]> {
  const gifts = await giftsOf(db, orderNo, now);
  const { rows } = await sql<Row>`
    select l.line, l.goods_name, l.payable_fen, l.coupon_fen, l.points_fen, l.gift_of, l.price_facts, d.way, d.state as delivery, coalesce(d.note, '') as note,
      r.refund_no is not null as is_refunded, coalesce(f.cause = 'delivery', false) as has_failed, o.state as order_state,
      case d.way
        when 'codes' then exists (select from sku_codes c
          where c.order_no = l.order_no and c.line = l.line and c.used_at is not null)
        when 'membership' then exists (select from claims c
          where c.subscription_id = coalesce(p.subscription_id, d.delivery_id) and c.state <> 'failed'
            and c.claimed_at >= coalesce(p.begins_at, '-infinity'))
          -- A later period was paid: that one is refunded first.
          or exists (select from renewal_periods q where q.subscription_id = coalesce(p.subscription_id, d.delivery_id)
            and q.begins_at is not null and q.period > coalesce(p.period, 1))
        when 'coupons' then exists (select from user_coupons c
          where c.user_id = o.user_id and starts_with(c.card_code, 'P' || d.delivery_id || '-') and c.state <> 'usable')
        else false
      end as is_used,
      d.way = 'codes' and exists (select from sku_codes c
        where c.order_no = l.order_no and c.line = l.line and c.shown_at is not null) as is_shown,
      coalesce(d.code_terms, 'until-shown') as code_terms,
      case
        when exists (select from lounge_orders v where v.right_id = 'order.' || l.order_no || '.' || l.line and v.state = 'verified') then 'used'
        when exists (select from lounge_products p where p.sku_id = l.sku_id) then 'unused'
      end as visits,
      exists (select from promotion_uses u join promotions n using (promotion_id) join lottery_chances h on h.order_no = u.order_no
        join lottery_draws w using (chance_id)
        where u.order_no = l.order_no and u.line = l.line and n.kind = 'chances') as has_drawn
    from order_lines l join orders o using (order_no)
    left join order_deliveries d on d.order_no = l.order_no and d.line = l.line
    left join renewal_periods p on p.order_no = l.order_no
    left join order_refund_lines r on r.order_no = l.order_no and r.line = l.line
    left join order_refunds f on f.refund_no = r.refund_no
    where l.order_no = ${orderNo} order by l.line`.execute(db);
  const lines = rows.map((row) => ({
    ...row,
    gifts: gifts.filter(({ line, is_live }) => line === row.line && is_live),
    verdict: refundVerdict({
      orderState: row.order_state,
      delivery: row.delivery,
      way: row.way,
      isRefunded: row.is_refunded,
      isUsed: row.is_used,
      isShown: row.is_shown,
      codeTerms: row.code_terms,
      isGiftUsed: gifts.some(({ line, is_used }) => line === row.line && is_used),
      visits: row.visits,
      hasDrawn: row.has_drawn,
    }),
  }));
  return lines.map((line) => ({
    ...line,
    verdict: withGifts(
      line,
      lines.filter(({ gift_of }) => gift_of === line.line),
    ),
  }));
}

/** A gift goes back with the line that brought it, which is not refunded without it. */
function withGifts(line: LineFacts, gifts: readonly LineFacts[]): RefundVerdict {
  if (line.is_refunded || (line.gift_of === null && !line.verdict.allowed)) return line.verdict;
  if (line.gift_of !== null) return { allowed: false, reason: '赠品随商品一起退' };
  const retained = gifts.find(({ is_refunded, verdict }) => !is_refunded && !verdict.allowed);
  return retained
    ? { allowed: false, reason: `赠品“${retained.goods_name}”不能退回：${retained.verdict.reason}` }
    : line.verdict;
}

/** The lines with the gifts that they brought. */
export const withTheirGifts = (all: readonly LineFacts[], lines: readonly number[]): readonly number[] =>
  all
    .filter(
      ({ line, gift_of, is_refunded }) =>
        lines.includes(line) || (gift_of !== null && lines.includes(gift_of) && !is_refunded),
    )
    .map(({ line }) => line);

/** What the refund of lines pays back after earlier refunds, before what was sent and what is left of the payment is considered. */
export function refundFenOf(
  all: readonly LineFacts[],
  { lines, cause }: { readonly lines: readonly number[]; readonly cause: OrderRefunds['cause'] },
  refundedFen: number,
): number {
  const chosen = withTheirGifts(all, lines);
  return refundAmount(
    all.map((each) => ({
      line: each.line,
      isRefunded: each.is_refunded,
      hasFailed: each.has_failed || (cause === 'delivery' && chosen.includes(each.line)),
      payableFen: each.payable_fen,
      couponFen: each.coupon_fen,
      pointsFen: each.points_fen,
      facts: each.price_facts,
    })),
    chosen,
    refundedFen,
  );
}

import { sql } from 'kysely';
import type { CodeTerms } from '#core/contract/console/goods/goods-fields.shapes.ts';
import { codeRefusal } from '#core/rules/order/code-terms.ts';
import { refundAmount, type PiecesOfLine } from '#core/rules/order/refund-amount.ts';
import { refundVerdict, type RefundVerdict } from '#core/rules/order/refund-verdict.ts';
import type { OrderState } from '#core/rules/order/order-states.ts';
import type { PromotedLine } from '#core/rules/pricing/promoted-lines.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { DeliveryWay, OrderRefunds } from '../../../db/schema/fulfilment.ts';
import { isOwnedCode } from '../orders/refunded-pieces.ts';
import { giftsOf, type Gift } from './membership-gifts.ts';

/** What is given back of a line. */
export interface RefundedPieces extends PiecesOfLine {
  /** Null: not one by one. */
  readonly codes: readonly string[] | null;
  /** Nothing of the line is left. */
  readonly isRest: boolean;
}

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
  readonly pieces: number;
  readonly pieces_back: number;
  readonly is_refunded: boolean;
  /** Refunded because it could not be delivered. */
  readonly has_failed: boolean;
  /** Coupons that came with it and go back with its refund. */
  readonly gifts: readonly Gift[];
  readonly verdict: RefundVerdict;
  /** Its codes can be given back one by one. */
  readonly one_by_one: boolean;
  /** The codes that can be given back now; of other lines none. */
  readonly free_codes: readonly string[];
}

type Row = Omit<LineFacts, 'verdict' | 'gifts' | 'one_by_one' | 'free_codes'> & {
  readonly order_state: OrderState;
  readonly is_used: boolean;
  /** Those that were not refunded. */
  readonly codes: readonly {
    readonly codeId: string;
    readonly isShown: boolean;
    readonly isUsed: boolean;
  }[];
  /** A gift or chances came with it. */
  readonly brought_more: boolean;
  readonly visits: 'unused' | 'used' | null;
  readonly has_drawn: boolean;
};

/** The lines of an order with what has become of each, and whether it can be refunded. */
export async function lineFacts(db: Db | Tx, orderNo: string, now: Date): Promise<readonly LineFacts[]> {
  const gifts = await giftsOf(db, orderNo, now);
  const { rows } = await sql<Row>`
    select l.line, l.goods_name, l.payable_fen, l.coupon_fen, l.points_fen, l.gift_of, l.price_facts, d.way, d.state as delivery, coalesce(d.note, '') as note,
      l.quantity as pieces, case when r.refund_no is not null then l.quantity
        else (select count(*) from order_refund_codes c where c.order_no = l.order_no and c.line = l.line) end::integer as pieces_back,
      r.refund_no is not null as is_refunded, coalesce(f.cause = 'delivery', false) as has_failed, o.state as order_state,
      case d.way
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
      coalesce((select json_agg(json_build_object('codeId', c.code_id, 'isShown', c.shown_at is not null, 'isUsed', c.used_at is not null)
          order by c.code_id)
        from sku_codes c where d.way = 'codes' and c.order_no = l.order_no and c.line = l.line and ${isOwnedCode}), '[]') as codes,
      exists (select from promotion_uses u join promotions n using (promotion_id)
        where u.order_no = l.order_no and u.line = l.line and n.kind in ('gift', 'chances')) as brought_more,
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
  const lines = rows.map((row) => {
    const free = row.codes.filter((code) => codeRefusal(row.code_terms, code) === undefined);
    const oneByOne = row.way === 'codes' && row.pieces > 1 && row.gift_of === null && !row.brought_more;
    // Of codes given back one by one, those that were used or seen do not hinder the others.
    const judged = oneByOne && free.length > 0 ? free : row.codes;
    return {
      ...row,
      one_by_one: oneByOne,
      gifts: gifts.filter(({ line, is_live }) => line === row.line && is_live),
      verdict: refundVerdict({
        orderState: row.order_state,
        delivery: row.delivery,
        way: row.way,
        isRefunded: row.is_refunded,
        isUsed: row.is_used || judged.some(({ isUsed }) => isUsed),
        isShown: judged.some(({ isShown }) => isShown),
        codeTerms: row.code_terms,
        isGiftUsed: gifts.some(({ line, is_used }) => line === row.line && is_used),
        visits: row.visits,
        hasDrawn: row.has_drawn,
      }),
    };
  });
  return lines.map(({ codes, ...line }) => {
    const verdict = withGifts(
      line,
      lines.filter(({ gift_of }) => gift_of === line.line),
    );
    const free = codes.filter((code) => verdict.allowed && codeRefusal(line.code_terms, code) === undefined);
    return { ...line, verdict, free_codes: free.map(({ codeId }) => codeId) };
  });
}

type JudgedLine = Omit<LineFacts, 'free_codes'>;

/** A gift goes back with the line that brought it, which is not refunded without it. */
function withGifts(line: JudgedLine, gifts: readonly JudgedLine[]): RefundVerdict {
  if (line.is_refunded || (line.gift_of === null && !line.verdict.allowed)) return line.verdict;
  if (line.gift_of !== null) return { allowed: false, reason: '赠品随商品一起退' };
  const retained = gifts.find(({ is_refunded, verdict }) => !is_refunded && !verdict.allowed);
  return retained
    ? { allowed: false, reason: `赠品“${retained.goods_name}”不能退回：${retained.verdict.reason}` }
    : line.verdict;
}

/** The lines with the gifts that they brought. */
const withTheirGifts = (all: readonly LineFacts[], lines: readonly number[]): readonly number[] =>
  all
    .filter(
      ({ line, gift_of, is_refunded }) =>
        lines.includes(line) || (gift_of !== null && lines.includes(gift_of) && !is_refunded),
    )
    .map(({ line }) => line);

/** The pieces that a refund of these lines gives back, with the gifts that they brought; named codes alone of lines that are given back one by one. */
export const piecesOf = (
  all: readonly LineFacts[],
  lines: readonly number[],
  codes?: readonly string[],
): readonly RefundedPieces[] => {
  const chosen = withTheirGifts(all, lines);
  return all
    .filter(({ line }) => chosen.includes(line))
    .map(({ line, one_by_one, free_codes, pieces, pieces_back }) => {
      if (!one_by_one || free_codes.length === 0)
        return { line, pieces: pieces - pieces_back, codes: null, isRest: true };
      const named = free_codes.filter((codeId) => codes === undefined || codes.includes(codeId));
      return {
        line,
        pieces: named.length,
        codes: named,
        isRest: pieces_back + named.length === pieces,
      };
    });
};

/** What the refund of lines pays back after earlier refunds, before what was sent and what is left of the payment is considered. */
export function refundFenOf(
  all: readonly LineFacts[],
  { pieces, cause }: { readonly pieces: readonly PiecesOfLine[]; readonly cause: OrderRefunds['cause'] },
  refundedFen: number,
): number {
  return refundAmount(
    all.map((each) => ({
      line: each.line,
      pieces: each.pieces,
      piecesBack: each.pieces_back,
      hasFailed: each.has_failed || (cause === 'delivery' && pieces.some(({ line }) => line === each.line)),
      payableFen: each.payable_fen,
      couponFen: each.coupon_fen,
      pointsFen: each.points_fen,
      facts: each.price_facts,
    })),
    pieces,
    refundedFen,
  );
}

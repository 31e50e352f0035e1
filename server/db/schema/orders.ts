import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { PriceStepKind } from '#core/rules/pricing/order-price.ts';
import type { PromotedLine } from '#core/rules/pricing/promoted-lines.ts';

export interface StoredStep {
  readonly kind: PriceStepKind;
  readonly text: string;
  readonly amountFen: number;
}

export interface Orders {
  order_no: string;
  user_id: string;
  request_key: string;
  /** What the request was for; null for orders written before it was stored. */
  request_digest: Buffer | null;
  state: 'created' | 'paid' | 'delivering' | 'shipped' | 'done' | 'closed' | 'refunding' | 'refunded';
  payable_fen: number;
  paid_fen: Generated<number>;
  refunded_fen: Generated<number>;
  freight_fen: number;
  steps: JSONColumnType<readonly StoredStep[]>;
  benefit_mobile_sealed: string | null;
  address_id: string | null;
  created_at: Date;
  pay_by: Date;
  /** Removed from the subscriber's list. */
  hidden_at: Date | null;
  /** When the subscriber last requested that it be sent. */
  reminded_at: Date | null;
}

export interface OrderLines {
  order_no: string;
  line: number;
  sku_id: string;
  goods_id: string;
  goods_name: string;
  sku_name: string;
  pic_url: string;
  kind: 'virtual' | 'charge' | 'code' | 'physical';
  quantity: number;
  list_fen: number;
  coupon_fen: number;
  /** What points pay of it. */
  points_fen: Generated<number>;
  payable_fen: number;
  took_stock: boolean;
  /** The area of physical goods whose stock was taken. */
  stock_area: string | null;
  /** It counts for tiers by the orders of the month. */
  multi_order: boolean;
  /** The line that brought it as a gift. */
  gift_of: number | null;
  /** What its price was made of; null for orders before promotions were rows. */
  price_facts: JSONColumnType<PromotedLine> | null;
  /** By the statement or a trigger (0204); null in rows of before that are not filled yet. */
  subscriber_id: string | null;
}

export interface OrderLog {
  order_no: string;
  seq: GeneratedAlways<number>;
  at: Date;
  state: string;
  reason: string;
  /** By the statement or a trigger (0204); null in rows of before that are not filled yet. */
  subscriber_id: string | null;
}

export interface OrderCards {
  order_no: string;
  card_code: string;
  saved_fen: number;
  /** By the statement or a trigger (0204); null in rows of before that are not filled yet. */
  subscriber_id: string | null;
}

/** Pieces not yet in `goods.sold` and `goods_days`; negative for refunded lines. */
export interface SoldChanges {
  change_id: GeneratedAlways<number>;
  goods_id: string;
  pieces: number;
  /** Null: written by a release that did not know the days. */
  sku_id: string | null;
  paid_fen: Generated<number>;
  at: Generated<Date>;
}

/** What operators write about an order. */
export interface OrderNotes {
  note_id: GeneratedAlways<number>;
  order_no: string;
  at: Date;
  written_by: string;
  text: string;
}

/** A refund that an operator made. */
export interface OperatorRefunds {
  refund_no: string;
  order_no: string;
  amount_fen: number;
  requested_by: string;
  /** Null: it was small enough for one person. */
  approved_by: string | null;
  proposal_id: string | null;
  at: Date;
}

/** A refund that its channel could not make: the money went back another way. Append-only. */
export interface RefundEnds {
  refund_no: string;
  way: 'transfer' | 'counter' | 'bill';
  /** Of the transfer, the receipt or the entry outside. */
  proof_no: string;
  reason: string;
  requested_by: string;
  approved_by: string;
  proposal_id: string;
  at: Date;
}

export interface OrderTables {
  orders: Orders;
  order_lines: OrderLines;
  order_log: OrderLog;
  order_cards: OrderCards;
  sold_changes: SoldChanges;
  order_notes: OrderNotes;
  operator_refunds: OperatorRefunds;
  refund_ends: RefundEnds;
}

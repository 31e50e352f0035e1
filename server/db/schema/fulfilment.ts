import type { CodeTerms } from '#core/contract/console/goods/goods-fields.shapes.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { InvoiceState } from '#core/rules/order/invoice-states.ts';

/** How a line of an order is delivered. */
export type DeliveryWay = 'supplier' | 'codes' | 'post' | 'membership' | 'coupons';

export interface OrderDeliveries {
  order_no: string;
  line: number;
  delivery_id: GeneratedAlways<string | null>;
  way: DeliveryWay;
  supplier: Generated<string>;
  state: 'delivering' | 'shipped' | 'delivered' | 'failed';
  tries: Generated<number>;
  /** Also the end of the lease while an instance calls the supplier. */
  next_try_at: Date;
  deliver_by: Date;
  settled_at: Date | null;
  content_sealed: string | null;
  /** Why it failed, as the subscriber reads it. */
  note: Generated<string>;
  /** Why the supplier may have delivered nevertheless. */
  to_reconcile: string | null;
  /** Of codes, as they were sold. */
  code_terms: CodeTerms | null;
  /** When its unused codes are refunded, then the end of the lease; null: never, or done. */
  refund_due_at: Date | null;
  /** By the statement or a trigger (0204); null in rows of before that are not filled yet. */
  subscriber_id: string | null;
}

/** A code that is sold, or in stock while it belongs to no order. */
export interface SkuCodes {
  code_id: string;
  sku_id: string;
  code_sealed: string;
  /** Of a sold code the end of the promised days, or its supplier's. */
  valid_until: Date;
  /** The end that the supplier gave a sold code. */
  supplier_valid_until: Date | null;
  order_no: string | null;
  line: number | null;
  shown_at: Date | null;
  used_at: Date | null;
  /** Whose order it was sold with. */
  user_id: string | null;
  /** When the message that it ends soon was sent. */
  reminded_at: Date | null;
}

/** The coupons that are bought with a sku. */
export interface CouponPackages {
  sku_id: string;
  template_id: string;
  quantity: number;
}

export interface Shipments {
  order_no: string;
  carrier: string;
  tracking_no: string;
  shipped_at: Date;
  receive_by: Date;
  received_at: Date | null;
  /** By the statement or a trigger (0204); null in rows of before that are not filled yet. */
  subscriber_id: string | null;
}

export interface ShipmentEvents {
  order_no: string;
  seq: GeneratedAlways<number>;
  at: Date;
  text: string;
  /** By the statement or a trigger (0204); null in rows of before that are not filled yet. */
  subscriber_id: string | null;
}

export interface OrderRefunds {
  refund_no: string;
  order_no: string;
  user_id: string;
  cause: 'subscriber' | 'delivery' | 'ended';
  reason: string;
  amount_fen: number;
  /** Points that came back; null: those of its lines, as releases before this column wrote it. */
  points_fen: number | null;
  /** 'closed': the channel refused it, and the operator ended it by hand. */
  state: 'refunding' | 'refunded' | 'closed';
  requested_at: Date;
  settled_at: Date | null;
}

export interface OrderRefundLines {
  order_no: string;
  line: number;
  refund_no: string;
  /** By the statement or a trigger (0204); null in rows of before that are not filled yet. */
  subscriber_id: string | null;
}

/** A code that was given back alone, or as the last of its line. */
export interface OrderRefundCodes {
  order_no: string;
  line: number;
  code_id: string;
  refund_no: string;
}

/** An order has a new invoice after each that was refused or reversed. */
export interface Invoices {
  /** Our number: the order's and the round. */
  invoice_no: GeneratedAlways<string>;
  order_no: string;
  round: number;
  user_id: string;
  title_kind: 'person' | 'company';
  title_sealed: string;
  tax_no: string | null;
  email_sealed: string;
  amount_fen: number;
  state: InvoiceState;
  requested_at: Date;
  issued_at: Date | null;
  reversed_at: Date | null;
  tries: Generated<number>;
  /** Also the end of the lease while an instance calls the tax service. */
  next_try_at: Date;
  /** Why it was refused, as the subscriber reads it; while 'reversing', why the tax service refuses to reverse it. */
  note: Generated<string>;
  /** The tax service's code and number of the invoice. */
  tax_code: string | null;
  tax_number: string | null;
  file_url_sealed: string | null;
}

/** A reversal that operators decided; those of refunds have none. Append-only. */
export interface InvoiceReversals {
  invoice_no: string;
  reason: string;
  requested_by: string;
  approved_by: string;
  proposal_id: string;
  at: Date;
}

export interface FulfilmentTables {
  order_deliveries: OrderDeliveries;
  sku_codes: SkuCodes;
  coupon_packages: CouponPackages;
  shipments: Shipments;
  shipment_events: ShipmentEvents;
  order_refunds: OrderRefunds;
  order_refund_lines: OrderRefundLines;
  order_refund_codes: OrderRefundCodes;
  invoices: Invoices;
  invoice_reversals: InvoiceReversals;
}

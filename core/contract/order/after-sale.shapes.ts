import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  count,
  fen,
  id,
  idText,
  integer,
  isoTime,
  noInput,
  notInSpec,
  picUrl,
  singleLine,
} from '../fields.ts';
import { promotion } from '../goods/shared/promotion.shapes.ts';
import { maxLines } from './orders.shapes.ts';

const ofOrder = notInSpec(z.object({ orderNo: idText }));
const lineNumber = integer(1, 99);
const maxGifts = 9_999;
const maxCodes = maxLines * 99;

const orderCounts = z.object({
  /** 待付款 */
  unpaid: count,
  /** 待发放: paid and not delivered yet. */
  delivering: count,
  /** 待收货 */
  shipped: count,
  /** 退款中 */
  refunding: count,
  /** 待使用: a code or a visit can be used. */
  toUse: count,
});
export type OrderCounts = z.output<typeof orderCounts>;

const refund = z.object({
  refundNo: id,
  orderNo: id,
  /** 'delayed': the channel refused it or does not answer; the operator sees to it. 'closed': the operator ended it by hand. */
  state: z.enum(['refunding', 'delayed', 'closed', 'refunded']),
  /** 'ended': its codes ended unused. */
  cause: z.enum(['subscriber', 'delivery', 'ended']),
  reason: z.string(),
  amountFen: fen,
  /** Points that came back at once; one is worth one fen. */
  pointsFen: fen,
  requestedAt: isoTime,
  settledAt: isoTime.nullable(),
  lines: z.array(z.object({ line: count, goodsName: z.string(), picUrl, quantity: count })),
});
export type Refund = z.output<typeof refund>;

const promotedLine = z
  .object({
    skuId: id,
    quantity: count,
    listFen: fen,
    memberFen: fen.nullable(),
    activity: z
      .object({ kind: z.enum(['sale', 'group']), name: z.string(), priceFen: fen })
      .readonly()
      .nullable(),
    promotions: z.array(promotion).readonly(),
  })
  .readonly();

const lineDelivery = z.object({
  line: count,
  way: z.enum(['supplier', 'codes', 'post', 'membership', 'coupons']).nullable(),
  /** null: not begun. */
  state: z.enum(['delivering', 'shipped', 'delivered', 'failed']).nullable(),
  note: z.string(),
  /** How many were bought, and how many of them were given back. */
  pieces: count,
  piecesBack: count,
  isRefunded: z.boolean(),
  /** Refunded because it could not be delivered. */
  hasFailed: z.boolean(),
  canRefund: z.boolean(),
  /** Its codes can be given back one by one. */
  oneByOne: z.boolean(),
  /** Why it cannot be refunded. */
  refundReason: z.string(),
  /** What was paid for it, by coupons and by points; the points come back. */
  payableFen: fen,
  couponFen: fen,
  pointsFen: fen,
  /** The line that brought it as a gift. */
  giftOf: count.nullable(),
  /** What its price was made of; a refund of other lines prices it again. */
  facts: promotedLine.nullable(),
  /** Coupons that came with it and go back with its refund. */
  gifts: z.array(z.object({ couponName: z.string(), couponAmt: fen })),
  /** Codes without their digits; `showCode` shows one. */
  codes: z.array(
    z.object({
      codeId: id,
      lastDigits: z.string(),
      validUntil: isoTime,
      /** Showing it ends its refund. */
      asksFirst: z.boolean(),
      isUsed: z.boolean(),
      canRefund: z.boolean(),
    }),
  ),
  /** The supplier's code or link. */
  content: z.string().nullable(),
});
export type LineDelivery = z.output<typeof lineDelivery>;

const shipment = z.object({
  carrier: z.string(),
  trackingNo: z.string(),
  shippedAt: isoTime,
  receiveBy: isoTime,
  receivedAt: isoTime.nullable(),
  /** The latest first. */
  events: z.array(z.object({ at: isoTime, text: z.string() })),
});
export type Shipment = z.output<typeof shipment>;

const invoiceState = z.enum(['requested', 'issuing', 'issued', 'reversing', 'reversed', 'refused']);
export type InvoiceState = z.output<typeof invoiceState>;

const orderFulfilment = z.object({
  orderNo: id,
  lines: z.array(lineDelivery),
  shipment: shipment.nullable(),
  refunds: z.array(refund),
  canHide: z.boolean(),
  /** An invoice can be requested, or there is one. */
  canInvoice: z.boolean(),
  /** Of the latest invoice; null: there is none. */
  invoiceState: invoiceState.nullable(),
  remindedAt: isoTime.nullable(),
});
export type OrderFulfilment = z.output<typeof orderFulfilment>;

const invoice = z.object({
  orderNo: id,
  /** What an invoice can be written for. */
  amountFen: fen,
  /** The latest; null: not requested yet. */
  request: z
    .object({
      titleKind: z.enum(['person', 'company']),
      title: z.string(),
      taxNo: z.string().nullable(),
      email: z.string(),
      state: invoiceState,
      requestedAt: isoTime,
      issuedAt: isoTime.nullable(),
      /** Of the tax service, once it is issued. */
      taxCode: z.string().nullable(),
      taxNumber: z.string().nullable(),
      fileUrl: z.string().nullable(),
      /** Why it was refused. */
      note: z.string(),
    })
    .nullable(),
});
export type Invoice = z.output<typeof invoice>;

const invoiceInput = z.object({
  orderNo: idText,
  titleKind: z.enum(['person', 'company']),
  title: singleLine(60),
  taxNo: z
    .string()
    .trim()
    .regex(/^[0-9A-Z]{15,20}$/)
    .optional(),
  email: z.email().max(100),
});

export const afterSaleShapes = {
  orderCounts: shape(notInSpec(noInput), notInSpec(orderCounts)),
  /** Below the list prices: this order, and all of this year. */
  orderSavings: shape(ofOrder, notInSpec(z.object({ savedFen: fen, yearSavedFen: fen }))),
  orderFulfilment: shape(ofOrder, notInSpec(orderFulfilment)),
  showCode: shape(
    notInSpec(z.object({ orderNo: idText, codeId: idText })),
    notInSpec(z.object({ code: z.string() })),
  ),
  /** Without lines: all that are not refunded yet. */
  requestRefund: shape(
    notInSpec(
      z.object({
        orderNo: idText,
        lines: z.array(lineNumber).min(1).max(maxLines).optional(),
        /** The codes that are given back of lines with several; of other lines all that can be. */
        codes: z.array(idText).min(1).max(maxCodes).optional(),
        reason: singleLine(50),
        /** How many coupons the page said go back with it; another number is refused. */
        gifts: integer(0, maxGifts).optional(),
      }),
    ),
    notInSpec(refund),
  ),
  refundDetail: shape(notInSpec(z.object({ refundNo: idText })), notInSpec(refund)),
  /** The lines that are still sold. */
  buyAgain: shape(
    ofOrder,
    notInSpec(
      z.object({
        lines: z.array(z.object({ goodsId: id, skuId: id, quantity: count })),
        /** Names of goods that are not sold any more. */
        missing: z.array(z.string()),
      }),
    ),
  ),
  hideOrder: shape(ofOrder, notInSpec(z.object({ orderNo: id }))),
  confirmReceipt: shape(ofOrder, notInSpec(orderFulfilment)),
  remindShipping: shape(ofOrder, notInSpec(orderFulfilment)),
  invoice: shape(ofOrder, notInSpec(invoice)),
  requestInvoice: shape(notInSpec(invoiceInput), notInSpec(invoice)),
};

import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import {
  areaNum,
  count,
  idText,
  integer,
  isoTime,
  maskedMobile,
  mobile,
  noInput,
  oneOf,
  orderState,
  singleLine,
} from '../../fields.ts';
import { keyset, rowsOf } from '../fields.shapes.ts';
import { orderActivityKinds, orderKinds, orderListStates, orderSteps, traceParties } from './order-states.ts';

const payMethodId = z.literal([1, 2, 3, 6, 7, 8]);

const orderRow = z.object({
  orderNo: z.string(),
  userId: z.string(),
  mobile: maskedMobile,
  /** The subscriber's city; null: not known. */
  areaNum: areaNum.nullable(),
  goodsName: z.string(),
  skuName: z.string(),
  /** Of the first line, as it was when it was ordered. */
  picUrl: z.string(),
  pieces: count,
  /** Lines besides the first. */
  moreLines: count,
  state: orderState,
  /** What it waits for; null: for nothing. */
  step: z.enum(orderSteps).nullable(),
  /** How long; null: it waits for nothing. */
  waitsSeconds: count.nullable(),
  /** Waits longer than it should. */
  isStuck: z.boolean(),
  /** Of the latest attempt to pay; null: there is none. */
  payMethodId: payMethodId.nullable(),
  payableFen: count,
  paidFen: count,
  refundedFen: count,
  createdAt: isoTime,
});
export type ConsoleOrder = z.output<typeof orderRow>;

/** What one side says, at its time. */
const traceEntry = z.object({
  at: isoTime,
  party: z.enum(traceParties),
  /** Of an attempt to pay. */
  paymentNo: z.string().nullable(),
  text: z.string(),
  tone: z.enum(['done', 'waits', 'stopped']),
});
export type OrderTraceEntry = z.output<typeof traceEntry>;

/** Why an act is not possible now; null: it is. */
const obstacle = z.string().nullable();

const orderDetail = z.object({
  ...orderRow.shape,
  payBy: isoTime,
  freightFen: count,
  steps: z.array(z.object({ text: z.string(), amountFen: integer(-100_000_000, 100_000_000) })),
  lines: z.array(
    z.object({
      line: count,
      goodsId: z.string(),
      goodsName: z.string(),
      skuName: z.string(),
      kind: z.enum(orderKinds),
      quantity: count,
      listFen: count,
      payableFen: count,
      isGift: z.boolean(),
      /** Null: its delivery has not begun. */
      delivery: z.enum(['delivering', 'shipped', 'delivered', 'failed']).nullable(),
      supplier: z.string(),
      tries: count,
      note: z.string(),
      isRefunded: z.boolean(),
      resend: obstacle,
      refund: obstacle,
    }),
  ),
  payments: z.array(
    z.object({
      paymentNo: z.string(),
      payMethodId,
      amountFen: count,
      state: z.enum(['open', 'closing', 'paid', 'failed', 'closed', 'disputed']),
      isSurplus: z.boolean(),
      tradeNo: z.string().nullable(),
    }),
  ),
  ledger: z.array(
    z.object({ at: isoTime, movement: z.string(), debit: z.string(), credit: z.string(), amountFen: count }),
  ),
  refunds: z.array(
    z.object({
      refundNo: z.string(),
      amountFen: count,
      reason: z.string(),
      state: z.enum(['refunding', 'refunded', 'closed']),
      /** Since then it waits for an operator. */
      onHoldSince: isoTime.nullable(),
      error: z.string().nullable(),
      requestedAt: isoTime,
    }),
  ),
  shipment: z
    .object({
      carrier: z.string(),
      trackingNo: z.string(),
      /** Whether it has arrived. */
      isReceived: z.boolean(),
      events: z.array(z.object({ at: isoTime, text: z.string() })),
    })
    .nullable(),
  invoice: z
    .object({ invoiceNo: z.string(), state: z.string(), amountFen: count, note: z.string() })
    .nullable(),
  /** Tickets about it, the newest first. */
  tickets: z.array(z.object({ ticketId: z.string(), ticketNo: z.string(), isClosed: z.boolean() })),
  notes: z.array(z.object({ at: isoTime, by: z.string(), text: z.string() })),
  trace: z.array(traceEntry),
  acts: z.object({
    query: obstacle,
    close: obstacle,
    refund: obstacle,
    ship: obstacle,
    correctShipment: obstacle,
  }),
});
export type ConsoleOrderDetail = z.output<typeof orderDetail>;

const ofOrder = z.object({ orderNo: idText });
/** Kind and id of an activity, such as flash:s1. */
const activityKey = z.string().regex(new RegExp(`^(${orderActivityKinds.join('|')}):[\\w.:-]{1,64}$`));
const reason = singleLine(200, 4);
const refundInput = z.object({ orderNo: idText, lines: z.array(count).min(1).max(50) });

export const orderConsoleShapes = {
  /** Asked by POST, because a number must not stand in an address. */
  orders: shape(
    z.object({
      mobile: mobile.optional(),
      /** Of an order, an attempt to pay or a refund. */
      number: idText.optional(),
      state: z.enum(orderListStates).optional(),
      kind: z.enum(orderKinds).optional(),
      areaNum: areaNum.optional(),
      activity: activityKey.optional(),
      payMethodId: oneOf(1, 2, 3, 6, 7, 8).optional(),
      from: isoTime.optional(),
      until: isoTime.optional(),
      minFen: integer(0, 100_000_000).optional(),
      maxFen: integer(0, 100_000_000).optional(),
      ...keyset,
    }),
    rowsOf(orderRow),
  ),
  /** How many orders are in each state that does not last, and of today. */
  orderCounts: shape(
    noInput,
    z.object({
      today: count,
      paidToday: count,
      created: count,
      paid: count,
      delivering: count,
      shipped: count,
      refunding: count,
      stuck: count,
    }),
  ),
  /** Activities that orders can be listed by, those that begin last first. */
  orderActivities: shape(
    noInput,
    z.object({
      rows: z.array(z.object({ key: z.string(), kind: z.enum(orderActivityKinds), name: z.string() })),
    }),
  ),
  orderDetail: shape(ofOrder, orderDetail),
  queryOrder: shape(
    ofOrder,
    z.object({ said: z.array(z.object({ paymentNo: z.string(), text: z.string(), agrees: z.boolean() })) }),
  ),
  resendOrderLine: shape(
    z.object({ orderNo: idText, line: count, reason }),
    z.object({ outcome: z.string() }),
  ),
  closeOrder: shape(z.object({ orderNo: idText, reason }), z.object({ outcome: z.string() })),
  addOrderNote: shape(z.object({ orderNo: idText, text: singleLine(200, 2) }), z.object({ at: isoTime })),
  /** What the refund of these lines would pay and take back. */
  refundPreview: shape(
    refundInput,
    z.object({ amountFen: count, effects: z.array(z.string()), needsApproval: z.boolean() }),
  ),
  /** Null: it was small enough for one person and is under way. */
  refundOrder: shape(
    z.object({ ...refundInput.shape, reason }),
    z.object({ proposalId: z.string().nullable() }),
  ),
};

import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import {
  count,
  idText,
  integer,
  isoTime,
  maskedMobile,
  mobile,
  noInput,
  oneOf,
  singleLine,
} from '../../fields.ts';
import { keyset, rowsOf } from '../fields.shapes.ts';
import { refundAskers, refundEndWays, refundKinds, refundListStates, refundStates } from './refund-states.ts';

const refundRow = z.object({
  refundNo: z.string(),
  kind: z.enum(refundKinds),
  /** Null: it was paid at a till. */
  orderNo: z.string().nullable(),
  /** Null: nothing was paid with money. */
  paymentNo: z.string().nullable(),
  payMethodId: z.literal([1, 2, 3, 6, 7, 8]).nullable(),
  userId: z.string(),
  mobile: maskedMobile,
  /** The goods, or the shop of the till. */
  name: z.string(),
  amountFen: count,
  reason: z.string(),
  askedBy: z.object({ kind: z.enum(refundAskers), name: z.string().nullable() }),
  state: z.enum(refundStates),
  /** Under way for longer than it should be. */
  isLate: z.boolean(),
  tries: count,
  /** What the channel said the last time. */
  error: z.string().nullable(),
  requestedAt: isoTime,
  /** How long it has been under way; null: it is over. */
  waitsSeconds: count.nullable(),
});
export type ConsoleRefund = z.output<typeof refundRow>;

/** What one side says, at its time. */
const traceEntry = z.object({
  at: isoTime,
  side: z.enum(['ours', 'channel', 'desk']),
  text: z.string(),
  tone: z.enum(['done', 'waits', 'stopped']),
});
export type RefundTraceEntry = z.output<typeof traceEntry>;

/** Why an act is not possible now; null: it is. */
const obstacle = z.string().nullable();

const refundDetail = z.object({
  ...refundRow.shape,
  onHoldSince: isoTime.nullable(),
  /** When the channel is asked next; null: it is not. */
  nextTryAt: isoTime.nullable(),
  lines: z.array(z.object({ goodsName: z.string(), quantity: count })),
  /** Its movement in the ledger; null: none is booked. */
  booked: z.object({ at: isoTime, debit: z.string(), credit: z.string(), amountFen: count }).nullable(),
  end: z
    .object({
      way: z.enum(refundEndWays),
      proofNo: z.string(),
      reason: z.string(),
      requestedBy: z.string(),
      approvedBy: z.string(),
      at: isoTime,
    })
    .nullable(),
  /** Waits for a second person. */
  waiting: z.object({ proposalId: z.string(), by: z.string(), at: isoTime }).nullable(),
  trace: z.array(traceEntry),
  acts: z.object({ ask: obstacle, send: obstacle, end: obstacle }),
});
export type ConsoleRefundDetail = z.output<typeof refundDetail>;

const ofRefund = z.object({ refundNo: idText });
const reason = singleLine(200, 4);

export const refundQueueShapes = {
  /** Asked by POST, because a number must not stand in an address. */
  refunds: shape(
    z.object({
      mobile: mobile.optional(),
      /** Of a refund, a payment or an order. */
      number: idText.optional(),
      state: z.enum(refundListStates).optional(),
      kind: z.enum(refundKinds).optional(),
      payMethodId: oneOf(1, 2, 3, 6, 7, 8).optional(),
      from: isoTime.optional(),
      until: isoTime.optional(),
      minFen: integer(0, 100_000_000).optional(),
      maxFen: integer(0, 100_000_000).optional(),
      ...keyset,
    }),
    rowsOf(refundRow),
  ),
  /** How many refunds are under way, and why. */
  refundCounts: shape(noInput, z.object({ sending: count, retrying: count, held: count, late: count })),
  refundDetailOfConsole: shape(ofRefund, refundDetail),
  askRefund: shape(ofRefund, z.object({ said: z.string() })),
  sendRefundAgain: shape(z.object({ refundNo: idText, reason }), z.object({ outcome: z.string() })),
  proposeRefundEnd: shape(
    z.object({
      refundNo: idText,
      way: z.enum(refundEndWays),
      proofNo: z.string().regex(/^[A-Za-z0-9-]{4,40}$/),
      reason,
    }),
    z.object({ proposalId: z.string() }),
  ),
};

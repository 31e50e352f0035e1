import { z } from 'zod';
import { fen, isoTime } from '../fields.ts';
import { shape } from '../endpoint.ts';

const outcome = z.object({ ok: z.boolean(), text: z.string() });

/** A difference between our ledger and a statement. */
const difference = z.object({
  id: z.int(),
  day: z.string(),
  source: z.string(),
  kind: z.enum([
    'payment-only-there',
    'payment-only-here',
    'payment-amount',
    'refund-only-there',
    'refund-only-here',
    'refund-amount',
    'refund-refused',
    'delivered-only-there',
    'charged-twice',
  ]),
  reference: z.string(),
  orderNo: z.string().nullable(),
  /** Fen; with suppliers how often it was charged. */
  ours: z.int(),
  theirs: z.int(),
  repair: z.enum([
    'capture',
    'refund-there',
    'write-off',
    'send-refund-again',
    'book-refund',
    'debit-again',
    'dispute',
    'by-hand',
  ]),
  state: z.enum(['open', 'repaired', 'ignored']),
  note: z.string(),
  foundAt: isoTime,
});
export type Difference = z.output<typeof difference>;

/** An invoice of a refunded order that the tax service refuses to reverse. */
const refusedReversal = z.object({
  invoiceNo: z.string(),
  orderNo: z.string(),
  amountFen: fen,
  reason: z.string(),
  /** When it is repeated without the operator. */
  nextTryAt: isoTime,
});
export type RefusedReversal = z.output<typeof refusedReversal>;

export const queueShapes = {
  differences: shape(z.object({}), z.array(difference)),
  /** Yesterday, unless a day is named. */
  reconcile: shape(
    z.object({ day: z.iso.date().optional() }),
    z.object({ day: z.string(), found: z.int(), waiting: z.array(z.string()).readonly() }),
  ),
  /** Changes the channel's file of a day: it lacks a payment, has one more, or has another amount. Yesterday, unless a day is named. */
  plantDifference: shape(
    z.object({
      channel: z.enum(['chat-pay', 'wallet', 'operator-wallet', 'bank-card', 'phone-bill']),
      what: z.enum(['missing-there', 'missing-here', 'amount']),
      day: z.iso.date().optional(),
    }),
    outcome,
  ),
  refusedReversals: shape(z.object({}), z.array(refusedReversal)),
  retryReversal: shape(z.object({ invoiceNo: z.string().min(1).max(64) }), outcome),
};

import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { fen, id, idText, isoTime, pageOf, paging } from '../fields.ts';

export const tillPayment = z.object({
  paymentNo: id,
  shopCode: id,
  shopName: z.string(),
  state: z.enum(['paying', 'paid', 'failed', 'refunded']),
  amountFen: fen,
  /** Of shop and coupon together. */
  discountFen: fen,
  couponFen: fen,
  payableFen: fen,
  refundedFen: fen,
  /** The part of it that is not back on the bill yet. */
  refundingFen: fen,
  /** Billing refused it or does not answer; the operator sees to it. */
  isRefundDelayed: z.boolean(),
  /** The operator ended a refund by hand. */
  isRefundClosed: z.boolean(),
  payMethodName: z.string(),
  /** Why it failed. */
  reason: z.string().nullable(),
  createdAt: isoTime,
});
export type TillPayment = z.output<typeof tillPayment>;

export const tillShapes = {
  /** Null while a code was not scanned. */
  tillPayment: shape(
    z.object({ authCode: idText.optional(), paymentNo: idText.optional() }),
    z.object({ payment: tillPayment.nullable() }),
  ),
  tillPayments: shape(z.object(paging), pageOf(tillPayment)),
};

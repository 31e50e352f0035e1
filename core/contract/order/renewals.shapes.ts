import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, fen, id, idText, isoTime, noInput, notInSpec } from '../fields.ts';

const renewal = z.object({
  subscriptionId: id,
  productId: id,
  /** The plan. */
  skuId: id,
  productName: z.string(),
  planName: z.string(),
  /** The order that opened the membership. */
  orderNo: id,
  /** The length of a period. */
  months: count,
  /** The agreed price of the next period. */
  priceFen: fen,
  isOn: z.boolean(),
  /** The end of what is paid. */
  endsAt: isoTime,
  /** When the next period is debited, or would be. */
  debitAt: isoTime,
});
export type Renewal = z.output<typeof renewal>;

const ofSubscription = notInSpec(z.object({ subscriptionId: idText }));

export const renewalsShapes = {
  renewals: shape(noInput, notInSpec(z.object({ list: z.array(renewal), serverNow: isoTime }))),
  stopRenewal: shape(ofSubscription, notInSpec(renewal)),
  resumeRenewal: shape(ofSubscription, notInSpec(renewal)),
};

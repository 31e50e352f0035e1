import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { fen, id, idText, isoTime, maskedMobile, notInSpec, pageOf, paging } from '../fields.ts';
import {
  claim,
  claimed,
  memberRights,
  receivedPage,
  receivedQuery,
  rightDetail,
  rightKey,
} from './rights.shapes.ts';

/** A top-up of a card product with money or data. */
export const chargeRecord = z.object({
  recordId: id,
  productName: z.string(),
  content: z.string(),
  amountFen: fen,
  mobile: maskedMobile,
  state: z.enum(['charging', 'charged', 'failed']),
  chargedAt: isoTime,
});
export type ChargeRecord = z.output<typeof chargeRecord>;

export const cardProductShapes = {
  memberRights: shape(
    z.object({ offerId: idText, subscriptionId: notInSpec(idText).optional() }),
    memberRights,
  ),
  receiveRights: shape(claim, notInSpec(claimed)),
  rightDetail: shape(z.object(rightKey), rightDetail),
  receivedRights: shape(notInSpec(receivedQuery), receivedPage),
  chargeRecords: shape(
    notInSpec(z.object({ productId: idText.optional(), ...paging })),
    notInSpec(pageOf(chargeRecord)),
  ),
};

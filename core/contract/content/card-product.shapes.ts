import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { fen, id, idText, isoTime, maskedMobile, ours, pageOf, paging } from '../fields.ts';
import {
  claim,
  claimed,
  memberRights,
  receivedPage,
  receivedQuery,
  rightDetail,
  rightKey,
} from './rights.shapes.ts';

/** Money or data loaded onto a card product. */
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
  memberRights: shape(z.object({ offerId: idText, subscriptionId: ours(idText).optional() }), memberRights),
  receiveRights: shape(claim, ours(claimed)),
  rightDetail: shape(z.object(rightKey), rightDetail),
  receivedRights: shape(ours(receivedQuery), receivedPage),
  chargeRecords: shape(
    ours(z.object({ productId: idText.optional(), ...paging })),
    ours(pageOf(chargeRecord)),
  ),
};

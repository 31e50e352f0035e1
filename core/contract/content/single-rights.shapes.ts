import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { channelId, id, idText, isoTime, latitude, notInSpec, recvStatus } from '../fields.ts';
import {
  claim,
  claimed,
  claimLocation,
  goodsSku,
  receivedPage,
  receivedQuery,
  right,
  rightDetail,
} from './rights.shapes.ts';

/** Whether the right can be claimed or else bought; checked before the button does either. */
export const claimOrBuy = notInSpec(
  z.object({
    canReceive: z.boolean(),
    canBuy: z.boolean(),
    recvStatus,
    reason: z.string(),
    goodsSku: goodsSku.nullable(),
  }),
);
export type ClaimOrBuy = z.output<typeof claimOrBuy>;

export const singleRightsShapes = {
  /** Guests see the same rights, with the buttons of a guest. */
  specialRights: shape(
    z.object({
      lat: latitude.optional(),
      productId: notInSpec(idText).optional(),
    }),
    notInSpec(z.object({ opened: z.boolean(), rightsList: z.array(right) })),
  ),
  specialReceivedRights: shape(notInSpec(receivedQuery), receivedPage),
  singleRightDetail: shape(z.object({ rightsId: idText }), rightDetail),
  receiveEasyUseRights: shape(notInSpec(claim.extend(claimLocation)), notInSpec(claimed)),
  receiveUpgradeRights: shape(notInSpec(claim), notInSpec(claimed)),
  claimOrBuy: shape(
    notInSpec(
      z.object({
        rightsId: idText,
        productId: idText.optional(),
        subscriptionId: idText.optional(),
        skuId: idText.optional(),
      }),
    ),
    claimOrBuy,
  ),
  /** Registers for a right that is not open yet; the subscriber is reminded when it opens. */
  preRegisterRight: shape(
    notInSpec(z.object({ rightsId: idText, productId: idText.optional(), channelId })),
    notInSpec(z.object({ preId: id, message: z.string(), remindsAt: isoTime.nullable() })),
  ),
  preRightDetail: shape(
    notInSpec(z.object({ rightsId: idText, productId: idText.optional() })),
    notInSpec(rightDetail.extend({ preRegistered: z.boolean(), opensAt: isoTime.nullable() })),
  ),
};

import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { areaNum, channelId, id, idText, isoTime, latitude, longitude, ours, recvStatus } from '../fields.ts';
import {
  claim,
  claimed,
  claimPlace,
  goodsSku,
  receivedPage,
  receivedQuery,
  right,
  rightDetail,
} from './rights.shapes.ts';

/** May the right be claimed, and if not, bought? Asked before the button does either. */
export const claimOrBuy = ours(
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
      lng: ours(longitude).optional(),
      areaNum: ours(areaNum).optional(),
      productId: ours(idText).optional(),
    }),
    ours(z.object({ opened: z.boolean(), rightsList: z.array(right) })),
  ),
  specialReceivedRights: shape(ours(receivedQuery), receivedPage),
  singleRightDetail: shape(z.object({ rightsId: idText }), rightDetail),
  receiveEasyUseRights: shape(ours(claim.extend(claimPlace)), ours(claimed)),
  receiveUpgradeRights: shape(ours(claim), ours(claimed)),
  claimOrBuy: shape(
    ours(
      z.object({
        rightsId: idText,
        productId: idText.optional(),
        subscriptionId: idText.optional(),
        skuId: idText.optional(),
      }),
    ),
    claimOrBuy,
  ),
  /** Registers for a right that has not opened yet; the subscriber is reminded when it does. */
  preRegisterRight: shape(
    ours(z.object({ rightsId: idText, productId: idText.optional(), channelId })),
    ours(z.object({ preId: id, message: z.string(), remindsAt: isoTime.nullable() })),
  ),
  preRightDetail: shape(
    ours(z.object({ rightsId: idText, productId: idText.optional() })),
    ours(rightDetail.extend({ preRegistered: z.boolean(), opensAt: isoTime.nullable() })),
  ),
};

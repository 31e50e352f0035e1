import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  count,
  fen,
  flag,
  id,
  idText,
  isoDate,
  isoTime,
  nothing,
  ours,
  picUrl,
  textFlag,
  vipTypeId,
  vipTypeLevel,
  whole,
} from '../fields.ts';
import { userInfo } from './session.shapes.ts';

/** The level itself (§3 Membership level). */
export const vipLevel = z.object({ vipTypeId, vipTypeLevel, vipTypeName: z.string() });
export type VipLevel = z.output<typeof vipLevel>;

/** A product the subscriber holds (§3); ids, dates and the saving are ours, for the membership card. */
export const openProduct = vipLevel.extend({
  productId: id,
  productName: z.string(),
  subscriptionId: id,
  vipGroupTypeName: z.string(),
  groupVipFlag: textFlag,
  picUrl,
  showRights: z.boolean(),
  openedAt: ours(isoTime),
  renewsOn: ours(isoDate).nullable(),
  expiresOn: ours(isoDate).nullable(),
  savedFen: ours(fen),
});
export type OpenProduct = z.output<typeof openProduct>;

export const userVipInfo = z.object({
  userDto: userInfo.extend(vipLevel.shape),
  openProductInfoList: z.array(openProduct),
  /** Right-type ids (§6). */
  userVipRights: z.array(z.int()),
});
export type UserVipInfo = z.output<typeof userVipInfo>;

export const membershipShapes = {
  userVipInfo: shape(nothing, userVipInfo),
  refreshLevel: shape(nothing, ours(vipLevel.extend({ refreshedAt: isoTime }))),
  /** Which mall the subscriber belongs to (§4 Cut-over). */
  userPage: shape(nothing, z.object({ product: z.string(), page: z.string() })),
  orderedProducts: shape(
    z.object({ pageId: idText }),
    z.object({
      openProductInfoList: z.array(openProduct),
      /** Uses left in this cycle, where the page's service is counted (lounges). */
      remainingUses: ours(count).nullable(),
    }),
  ),
  vipOfType: shape(ours(z.object({ vipTypeId: whole(0, 100_000) })), ours(openProduct.nullable())),
  highestVipWithRight: shape(
    ours(z.object({ rightTypeId: whole(1, 100_000) })),
    ours(openProduct.nullable()),
  ),
  mobileStatus: shape(
    nothing,
    ours(
      z.object({
        status: z.enum(['normal', 'suspended', 'closed']),
        ispFlag: flag,
        areaName: z.string(),
        joinedOn: isoDate.nullable(),
      }),
    ),
  ),
};

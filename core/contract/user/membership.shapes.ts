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
  noInput,
  notInSpec,
  picUrl,
  textFlag,
  vipTypeId,
  vipTypeLevel,
  integer,
} from '../fields.ts';
import { userInfo } from './session.shapes.ts';

/** §3 Membership level. */
export const vipLevel = z.object({ vipTypeId, vipTypeLevel, vipTypeName: z.string() });
export type VipLevel = z.output<typeof vipLevel>;

/** A product the subscriber holds (§3); dates and saving are additions for the membership card. */
export const openProduct = vipLevel.extend({
  productId: id,
  productName: z.string(),
  subscriptionId: id,
  vipGroupTypeName: z.string(),
  groupVipFlag: textFlag,
  picUrl,
  showRights: z.boolean(),
  openedAt: notInSpec(isoTime),
  renewsOn: notInSpec(isoDate).nullable(),
  expiresOn: notInSpec(isoDate).nullable(),
  savedFen: notInSpec(fen),
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
  userVipInfo: shape(noInput, userVipInfo),
  refreshLevel: shape(noInput, notInSpec(vipLevel.extend({ refreshedAt: isoTime }))),
  /** Which mall the subscriber belongs to (§4 Cut-over). */
  userPage: shape(noInput, z.object({ product: z.string(), page: z.string() })),
  orderedProducts: shape(
    z.object({ pageId: idText }),
    z.object({
      openProductInfoList: z.array(openProduct),
      /** Uses left in this cycle, where the page's service is limited (lounges). */
      remainingUses: notInSpec(count).nullable(),
    }),
  ),
  vipOfType: shape(
    notInSpec(z.object({ vipTypeId: integer(0, 100_000) })),
    notInSpec(openProduct.nullable()),
  ),
  highestVipWithRight: shape(
    notInSpec(z.object({ rightTypeId: integer(1, 100_000) })),
    notInSpec(openProduct.nullable()),
  ),
  mobileStatus: shape(
    noInput,
    notInSpec(
      z.object({
        status: z.enum(['normal', 'suspended', 'closed']),
        ispFlag: flag,
        areaName: z.string(),
        joinedOn: isoDate.nullable(),
      }),
    ),
  ),
};

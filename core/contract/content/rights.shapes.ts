import { z } from 'zod';
import {
  areaNum,
  channelId,
  count,
  flag,
  id,
  idText,
  isoDate,
  isoTime,
  latitude,
  longitude,
  looseText,
  maskedMobile,
  month,
  notInSpec,
  pageOf,
  paging,
  picUrl,
  productType,
  recvStatus,
  vipTypeId,
} from '../fields.ts';

/** The goods a right can be bought as. */
export const goodsSku = z.object({ goodsId: id, skuId: id });

const singleRight = z.object({
  rightsId: id,
  groupId: notInSpec(id),
  rightsName: z.string(),
  rightsShowName: z.string(),
  picUrl,
  /** One line under the name: where it is delivered or valid. */
  hint: notInSpec(z.string()),
  recvStatus,
  /** Why it cannot be claimed now; empty otherwise. */
  recvReason: notInSpec(z.string()),
  /** 1 claimable, 2 claimed this month, 3 next month (§4 Rights card buttons); null where none applies. */
  recvBtnType: z.literal([1, 2, 3]).nullable(),
  giveFlag: flag,
  orderFlag: flag,
  lackStockFlag: flag,
  /** 1: only for numbers of the province, which the subscriber's is not. */
  provinceFlag: notInSpec(flag),
  /** 2 means purchasable goods. */
  categoryFlag: z.int(),
  goodsSku: goodsSku.nullable(),
  claimedAt: notInSpec(isoTime).nullable(),
});
/** §3 Rights item. A composite right has its parts in `rightsList`; the first is used. */
export const right = singleRight.extend({ rightsList: z.array(singleRight).optional() });
export type Right = z.output<typeof right>;

/** Choose `chooseCount` of `totalCount` per cycle. */
export const rightsGroup = z.object({
  groupId: id,
  groupName: z.string(),
  chooseCount: count,
  totalCount: count,
  chosenCount: count,
  rightsList: z.array(right),
});
export type RightsGroup = z.output<typeof rightsGroup>;

/** The rights of one product in this cycle; `subscriptionId` is null without a subscription. */
export const memberRights = z.object({
  offerId: id,
  productId: id,
  productName: z.string(),
  /** §3 Product item: 3 is a zero-yuan purchase. */
  productType,
  /** §3 Product item: 1 open, 2 used up but for gifts, 3 used up. */
  recvStatus: z.literal([1, 2, 3]),
  subscriptionId: id.nullable(),
  cycle: month,
  renewsOn: isoDate,
  /** Counted by the server, because the phone's clock may be wrong. */
  daysUntilRenewal: notInSpec(count),
  /** Rights claimable now, as far as the groups' quotas allow. */
  claimableCount: count,
  claimedCount: count,
  groupList: z.array(rightsGroup),
});
export type MemberRights = z.output<typeof memberRights>;

const rightDelivery = z.enum(['recharge', 'code', 'link', 'store']);

/** One right on its own page. */
export const rightDetail = notInSpec(
  right.extend({
    productId: id.nullable(),
    productName: z.string(),
    subscriptionId: id.nullable(),
    /** Plain text; line breaks separate paragraphs. */
    detail: z.string(),
    rules: z.array(z.string()),
    /** How it is delivered: top-up of a number, code, link, or use in a shop. */
    delivery: rightDelivery,
    rechargeMobile: maskedMobile.nullable(),
    claimableFrom: isoTime.nullable(),
    claimableUntil: isoTime.nullable(),
  }),
);
export type RightDetail = z.output<typeof rightDetail>;

/** Identifies one right of one subscription (§3 Receive-rights request). */
export const rightKey = { productId: idText, rightsId: idText, groupId: idText, subscriptionId: idText };

/** The operator app's context of some claims (§3). It comes from links, so malformed values must not stop a claim. */
export const operatorAppContext = {
  smsId: looseText(256).optional(),
  wtAc: looseText(256).optional(),
  wtAcId: looseText(4096).optional(),
};

/** The channel context of a claim besides its channelId (§3), from links as well. */
export const channelContext = {
  pChannelId: looseText(64).optional(),
  channelAreaNum: looseText(64).optional(),
};

export const claim = z.object({ ...rightKey, channelId, ...channelContext, ...operatorAppContext });
export type Claim = z.output<typeof claim>;

/** The subscriber's location, for claims that depend on it. */
export const claimLocation = {
  areaNum: areaNum.optional(),
  longitude: longitude.optional(),
  latitude: latitude.optional(),
};

export const claimed = z.object({ claimId: id, recvStatus, message: z.string(), claimedAt: isoTime });
export type Claimed = z.output<typeof claimed>;

export const receivedQuery = z.object({
  productId: idText.optional(),
  subscriptionId: idText.optional(),
  month: month.optional(),
  /** One claim by its id. */
  claimId: idText.optional(),
  /** The claims of one right. */
  rightsId: idText.optional(),
  ...paging,
});
export const receivedRight = z.object({
  claimId: id,
  rightsId: id,
  rightsName: z.string(),
  picUrl,
  productName: z.string(),
  state: z.enum(['delivering', 'delivered', 'failed']),
  recvStatus,
  claimedAt: isoTime,
  deliveredAt: isoTime.nullable(),
  /** The delivered code or link, or why delivery failed. */
  note: z.string(),
  /** The history of the claim, oldest first, worded for the subscriber. */
  trace: z.array(z.object({ note: z.string(), at: isoTime })),
  /** How it is delivered, as the right's own page says. */
  delivery: rightDelivery.optional(),
});
export type ReceivedRight = z.output<typeof receivedRight>;
export const receivedPage = notInSpec(pageOf(receivedRight));

/** A product whose rights this subscriber may claim. */
export const ownedProduct = z.object({
  productId: id,
  productName: z.string(),
  subscriptionId: id,
  vipTypeId: vipTypeId.nullable(),
  openedAt: isoTime,
  renewsOn: isoDate,
  /** The last day of a product that does not renew, and the days left; null where it renews. */
  endsOn: isoDate.nullable(),
  daysLeft: count.nullable(),
  /** The first day its rights can be claimed, while that is ahead. */
  firstClaimOn: isoDate.nullable().optional(),
  /** It ran out; listed only where ended ones are asked for. */
  hasEnded: z.boolean().optional(),
  picUrl,
});
export type OwnedProduct = z.output<typeof ownedProduct>;

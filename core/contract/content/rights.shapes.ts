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
  loose,
  maskedMobile,
  month,
  ours,
  pageOf,
  paging,
  picUrl,
  recvStatus,
  vipTypeId,
} from '../fields.ts';

/** The goods a right can be bought as. */
export const goodsSku = z.object({ goodsId: id, skuId: id });

const singleRight = z.object({
  rightsId: id,
  groupId: ours(id),
  rightsName: z.string(),
  rightsShowName: z.string(),
  picUrl,
  /** One line under the name: where it goes, where it is valid. */
  hint: ours(z.string()),
  recvStatus,
  /** Why it cannot be claimed now; empty otherwise. */
  recvReason: ours(z.string()),
  /** 1 claimable, 2 claimed this month, 3 next month (§4 Rights card buttons); null where none of the three would be true. */
  recvBtnType: z.literal([1, 2, 3]).nullable(),
  giveFlag: flag,
  orderFlag: flag,
  lackStockFlag: flag,
  /** 1: only for numbers of the province, which the subscriber's is not. */
  provinceFlag: ours(flag),
  /** 2 means purchasable goods. */
  categoryFlag: z.int(),
  goodsSku: goodsSku.nullable(),
  claimedAt: ours(isoTime).nullable(),
});
/** §3 Rights item. A right that stands for several carries them in `rightsList`; the first is used. */
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

/** The rights of one product in this cycle; `subscriptionId` is null for who does not hold it. */
export const memberRights = z.object({
  offerId: id,
  productId: id,
  productName: z.string(),
  subscriptionId: id.nullable(),
  cycle: month,
  renewsOn: isoDate,
  /** On the operator's calendar, so that no phone's clock is asked. */
  daysUntilRenewal: ours(count),
  claimableCount: count,
  claimedCount: count,
  groupList: z.array(rightsGroup),
});
export type MemberRights = z.output<typeof memberRights>;

/** One right on its own page. */
export const rightDetail = ours(
  right.extend({
    productId: id.nullable(),
    productName: z.string(),
    subscriptionId: id.nullable(),
    /** Plain text, paragraphs parted by line breaks. */
    detail: z.string(),
    rules: z.array(z.string()),
    /** How it arrives: onto a number, as a code, behind a link, or in a shop. */
    delivery: z.enum(['recharge', 'code', 'link', 'store']),
    rechargeMobile: maskedMobile.nullable(),
    claimableFrom: isoTime.nullable(),
    claimableUntil: isoTime.nullable(),
  }),
);
export type RightDetail = z.output<typeof rightDetail>;

/** What names one right of one subscription (§3 Receive-rights request). */
export const rightKey = { productId: idText, rightsId: idText, groupId: idText, subscriptionId: idText };

/** The operator app's context attached to some claims (§3); it comes from links, so its form never stops a claim. */
export const operatorAppContext = {
  smsId: loose(256).optional(),
  wtAc: loose(256).optional(),
  wtAcId: loose(4096).optional(),
};

export const claim = z.object({ ...rightKey, channelId, ...operatorAppContext });
export type Claim = z.output<typeof claim>;

/** Where the subscriber is, for claims that depend on it. */
export const claimPlace = {
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
  /** The code or link it brought, or why it failed. */
  note: z.string(),
  /** What happened to it, from the beginning, in the subscriber's words. */
  trace: z.array(z.object({ note: z.string(), at: isoTime })),
});
export type ReceivedRight = z.output<typeof receivedRight>;
export const receivedPage = ours(pageOf(receivedRight));

/** A product whose rights this subscriber may claim. */
export const heldProduct = z.object({
  productId: id,
  productName: z.string(),
  subscriptionId: id,
  vipTypeId: vipTypeId.nullable(),
  openedAt: isoTime,
  renewsOn: isoDate,
  /** The last day of a product that ends by itself, and how many days are left of it; null where it renews. */
  endsOn: isoDate.nullable(),
  daysLeft: count.nullable(),
  picUrl,
});
export type HeldProduct = z.output<typeof heldProduct>;

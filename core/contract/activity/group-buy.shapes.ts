import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, fen, id, idText, isoTime, notInSpec, paging, picUrl, timedPageOf } from '../fields.ts';

/** Goods with a group price. */
export const groupOffer = z.object({
  activityId: id,
  goodsId: id,
  skuId: id,
  goodsName: z.string(),
  picUrl,
  tags: z.array(z.string()),
  categoryId: id,
  /** Members of a group, and how long it stays open. */
  size: z.int().min(2),
  hours: z.int().min(1),
  priceFen: fen,
  /** The price for one alone. */
  listFen: fen,
  soldText: z.string(),
  isPhysical: z.boolean(),
  state: z.enum(['coming', 'running', 'gone', 'stopped', 'over']),
  beginsAt: isoTime,
  endsAt: isoTime,
});
export type GroupOffer = z.output<typeof groupOffer>;

/** A group with the members who have paid; names are masked. */
export const buyGroup = z.object({
  groupNo: id,
  state: z.enum(['open', 'formed', 'expired']),
  size: z.int().min(2),
  /** Members still needed, and seats that can be taken now: a seat is kept while its order can be paid. */
  missing: count,
  free: count,
  expiresAt: isoTime,
  members: z.array(z.object({ name: z.string(), isOpener: z.boolean() })),
});
export type BuyGroup = z.output<typeof buyGroup>;

const ownSeat = z.object({
  orderNo: id,
  state: z.enum(['reserved', 'paid', 'refunded']),
});
const ownGroup = z.object({ group: buyGroup, offer: groupOffer, seat: ownSeat });
export type OwnGroup = z.output<typeof ownGroup>;

const groupOffers = z.object({
  serverNow: isoTime,
  /** Groups that were formed last; names are masked. */
  latest: z.array(z.object({ name: z.string(), goodsName: z.string(), savedFen: fen })),
  categories: z.array(z.object({ categoryId: id, name: z.string() })),
  /** Each with the open group that ends first. */
  list: z.array(z.object({ offer: groupOffer, group: buyGroup.nullable() })),
});
export type GroupOffers = z.output<typeof groupOffers>;

const groupInfo = z.object({
  serverNow: isoTime,
  group: buyGroup,
  offer: groupOffer,
  /** Other open groups of the same activity, those that end first; and how many there are. */
  others: z.array(buyGroup),
  otherCount: count,
  /** The caller's seat; null for guests and for those who have none. */
  seat: ownSeat.nullable(),
});
export type GroupInfo = z.output<typeof groupInfo>;

export const groupBuyShapes = {
  groupOffers: shape(notInSpec(z.object({})), notInSpec(groupOffers)),
  groupInfo: shape(notInSpec(z.object({ groupNo: idText })), notInSpec(groupInfo)),
  myGroups: shape(notInSpec(z.object({ ...paging })), notInSpec(timedPageOf(ownGroup))),
};

import { z } from 'zod';
import { shape } from '../../../endpoint.ts';
import { count, fen, idText, isoDate, isoTime, maskedMobile, month, singleLine } from '../../../fields.ts';
import { claimStates } from '../../claim-states.ts';
import { subscriberListShapes } from './subscriber-lists.shapes.ts';

const subscriberRow = z.object({
  userId: z.string(),
  /** With numbers masked: it is typed by the subscriber. */
  name: z.string(),
  mobile: maskedMobile,
  /** Of the membership; null: none. */
  levelName: z.string().nullable(),
  cityName: z.string(),
  createdAt: isoTime,
  closedAt: isoTime.nullable(),
});
export type DeskSubscriber = z.output<typeof subscriberRow>;

const subscriber = z.object({
  ...subscriberRow.shape,
  /** 全球尊享 金卡 */
  brand: z.string(),
  isInProvince: z.boolean(),
  points: count,
  /** Devices that are signed in. */
  openSessions: count,
  closing: z.object({ requestedAt: isoTime, closesAt: isoTime }).nullable(),
});
export type DeskSubscriberDetail = z.output<typeof subscriber>;

const product = z.object({
  subscriptionId: z.string(),
  productId: z.string(),
  name: z.string(),
  levelName: z.string().nullable(),
  openedAt: isoTime,
  endsAt: isoTime.nullable(),
  isOwned: z.boolean(),
  renewal: z
    .object({ state: z.enum(['on', 'off', 'ended']), priceFen: fen, months: count, nextTryAt: isoTime })
    .nullable(),
});
export type DeskProduct = z.output<typeof product>;

const monthRight = z.object({
  rightsId: z.string(),
  name: z.string(),
  /** What the subscriber's button says, and why it says so. */
  status: z.enum(['claimable', 'claiming', 'claimed', 'closed', 'next-month']),
  reason: z.string(),
  /** The newest claim of the month; one that failed leaves the right claimable. */
  claim: z.object({ claimId: z.string(), state: z.enum(claimStates), claimedAt: isoTime }).nullable(),
});
const monthGroup = z.object({
  subscriptionId: z.string(),
  groupId: z.string(),
  productName: z.string(),
  groupName: z.string(),
  chooseCount: count,
  chosenCount: count,
  rights: z.array(monthRight),
});
export type DeskMonthGroup = z.output<typeof monthGroup>;
export type DeskMonthRight = z.output<typeof monthRight>;

/** No code of a card: whoever knows it can use it. */
const coupon = z.object({
  title: z.string(),
  couponType: z.string(),
  amountFen: fen,
  state: z.enum(['usable', 'reserved', 'used', 'expired']),
  beginsAt: isoTime,
  expiresAt: isoTime,
});
export type DeskCoupon = z.output<typeof coupon>;

const ofSubscriber = z.object({ userId: idText });

export const subscriberDeskShapes = {
  /** A whole phone number, an order, a claim, a ticket or a user id; asked by POST, because a number must not stand in an address. */
  findSubscribers: shape(
    z.object({ number: singleLine(64, 2) }),
    z.object({
      /** What the typed text was; null: nothing has it. */
      by: z.enum(['mobile', 'order', 'ticket', 'claim', 'user']).nullable(),
      rows: z.array(subscriberRow),
    }),
  ),
  subscriber: shape(ofSubscriber, subscriber),
  /** The 50 newest. */
  subscriberProducts: shape(ofSubscriber, z.object({ rows: z.array(product) })),
  subscriberMonth: shape(
    ofSubscriber,
    z.object({ cycle: month, renewsOn: isoDate, groups: z.array(monthGroup) }),
  ),
  /** All of them counted by kind, and the 50 that end last. */
  subscriberCoupons: shape(
    ofSubscriber,
    z.object({
      kinds: z.array(
        z.object({ couponType: z.string(), usable: count, endsSoon: count, used: count, expired: count }),
      ),
      rows: z.array(coupon),
    }),
  ),
  ...subscriberListShapes,
  addSubscriberNote: shape(ofSubscriber.extend({ text: singleLine(200, 2) }), z.object({ at: isoTime })),
  endSubscriberSessions: shape(
    ofSubscriber.extend({ reason: singleLine(200, 4) }),
    z.object({ ended: count }),
  ),
};

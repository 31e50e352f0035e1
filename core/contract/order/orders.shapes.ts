import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { couponType } from '../goods/shared/coupon.shapes.ts';
import { promotion } from '../goods/shared/promotion.shapes.ts';
import {
  count,
  fen,
  id,
  idText,
  integer,
  isoDate,
  isoTime,
  maskedMobile,
  mobile,
  orderState,
  notInSpec,
  paging,
  picUrl,
  singleLine,
  timedPageOf,
} from '../fields.ts';

/** A combination may have many small cards. */
const maxCards = 1_000;
/** More lines would make the search for the best coupons expensive. */
export const maxLines = 10;

const orderInput = {
  lines: z
    .array(z.object({ skuId: idText, quantity: integer(1, 99) }))
    .min(1)
    .max(maxLines),
  /** Absent: the best combination. */
  cardCodes: z.array(idText).max(maxCards).optional(),
  addressId: idText.optional(),
  /** The number that is topped up; absent: the subscriber's own. */
  benefitMobile: mobile.optional(),
  /** A running activity whose price applies, such as a flash sale. */
  activityId: idText.optional(),
  /** Points pay as much of the goods as they can. */
  usePoints: z.boolean().optional(),
  /** The city of the visitor, for promotions of single cities. */
  cityCode: idText.optional(),
  /** Buys at the group price: joins the group, or opens one. */
  group: z.object({ activityId: idText, groupNo: idText.optional() }).optional(),
};

export const priceStep = z.object({
  kind: z.enum([
    'list',
    'member',
    'price',
    'activity',
    'promotion',
    'tier',
    'gift',
    'chances',
    'coupon',
    'points',
    'freight',
  ]),
  text: z.string(),
  amountFen: z.int(),
});

const orderLine = z.object({
  skuId: id,
  goodsId: id,
  goodsName: z.string(),
  skuName: z.string(),
  picUrl,
  kind: z.enum(['virtual', 'charge', 'code', 'physical']),
  quantity: count,
  listFen: fen,
  payableFen: fen,
  /** The number of the line that brought it as a gift, from 1; null for what was bought. */
  giftOf: count.nullable(),
});

/** What can still be used of it: codes, visits of lounges, and those that ended unused. */
const orderUse = z.object({
  codes: count,
  visits: count,
  ended: count,
  /** The end of what ends first; null: nothing is left to use. */
  until: isoTime.nullable(),
});

const orderSummary = z.object({
  orderNo: id,
  state: orderState,
  stateText: z.string(),
  payableFen: fen,
  createdAt: isoTime,
  /** Until when it can be paid; null once it is paid or closed. */
  payBy: isoTime.nullable(),
  /** The open group that the paid order waits for (拼团); null where it waits for none. */
  waitingGroup: id.nullable(),
  use: orderUse,
  /** Money of a refund is on its way. */
  isRefunding: z.boolean(),
  lines: z.array(orderLine.extend({ opensMembership: z.boolean() })),
});
export type OrderSummary = z.output<typeof orderSummary>;

const orderDetail = orderSummary.extend({
  paidFen: fen,
  /** The first day the rights of its membership can be claimed; null: at once, or it opens none. */
  firstClaimDay: isoDate.nullable(),
  /** The rights a month of the membership it opens, at most, and what they are worth; null: it opens none. */
  monthRights: z.object({ count, worthFen: fen }).nullable(),
  /** Megabytes of its data packs that were not given back. */
  dataMb: count,
  refundedFen: fen,
  steps: z.array(priceStep),
  benefitMobile: maskedMobile.nullable(),
  /** Where physical goods are sent. */
  address: z.object({ recipient: z.string(), phone: maskedMobile, text: z.string() }).nullable(),
  log: z.array(z.object({ at: isoTime, state: orderState, reason: z.string() })),
  /** It opens a membership that renews, if it is paid by phone bill. */
  renews: z.boolean(),
  serverNow: isoTime,
});
export type GoodsOrder = z.output<typeof orderDetail>;

/** A card of the subscriber, as it is chosen for an order. */
const orderCard = z.object({
  cardCode: id,
  couponType,
  couponName: z.string(),
  couponAmt: fen,
  payPercent: z.int().nullable(),
  maxOffFen: fen.nullable(),
  flowMb: count.nullable(),
  thresholdFen: fen,
  expiresAt: isoTime,
  /** What it takes off this order; 0 where it is not used. */
  savedFen: fen,
  /** What is lost of its amount, because a card pays once. */
  wastedFen: fen,
  /** The order with this card and no other; null where the card does not fit it. */
  alone: z.object({ savedFen: fen, wastedFen: fen, payableFen: fen }).nullable(),
});
export type OrderCard = z.output<typeof orderCard>;

const orderPreview = z.object({
  payableFen: fen,
  steps: z.array(priceStep),
  cardCodes: z.array(id),
  /** `canChoose`: it fits the order and is only not chosen. */
  unusable: z.array(z.object({ cardCode: id, reason: z.string(), canChoose: z.boolean() })),
  /** `lacksStock`: fewer are left than wanted. `isForOwnNumber`: it is charged to no other number. */
  lines: z.array(
    orderLine.extend({
      limitPerOrder: z.int().min(1),
      /** The promotions of its goods that run. */
      promotions: z.array(promotion).readonly(),
      lacksStock: z.boolean(),
      isForOwnNumber: z.boolean(),
    }),
  ),
  /** The cards used, in their order, then the others. */
  cards: z.array(orderCard),
  /** The best combination of cards. */
  best: z.object({ cardCodes: z.array(id), savedFen: fen }),
  /** The first day the rights of its membership can be claimed; null: at once, or it opens none. */
  firstClaimDay: isoDate.nullable(),
  /** The price of the goods before coupons and freight. */
  goodsFen: fen,
  /** What is paid without coupons, and without the last of those used. */
  payWithoutFen: fen,
  payWithFewerFen: fen,
  /** The points held, and what they can pay of this order; one is worth one fen. */
  points: z.object({ held: count, usableFen: fen, usedFen: fen }),
  /** It opens a membership that renews, if it is paid by phone bill. */
  renews: z.boolean(),
});
export type OrderPreview = z.output<typeof orderPreview>;

export const ordersShapes = {
  previewOrder: shape(notInSpec(z.object(orderInput)), notInSpec(orderPreview)),
  /** `payableFen` is what the page showed; another price is refused with the new preview. */
  submitOrder: shape(
    notInSpec(z.object({ ...orderInput, payableFen: integer(0, 1_000_000_000) })),
    notInSpec(z.object({ orderNo: id, payableFen: fen, state: orderState })),
  ),
  orderList: shape(
    notInSpec(
      z.object({
        state: orderState.optional(),
        states: z.array(orderState).max(8).optional(),
        /** Those with something to use, what ends first foremost; false: the others. */
        toUse: z.boolean().optional(),
        /** A part of the name of goods or of a sku, or an order number. */
        keyword: singleLine(32).optional(),
        ...paging,
      }),
    ),
    notInSpec(timedPageOf(orderSummary)),
  ),
  goodsOrder: shape(notInSpec(z.object({ orderNo: idText })), notInSpec(orderDetail)),
  cancelOrder: shape(notInSpec(z.object({ orderNo: idText })), notInSpec(orderDetail)),
};

import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  areaNum,
  fen,
  id,
  idText,
  isoTime,
  mallChannelId,
  noInput,
  notInSpec,
  pageOf,
  paging,
  picUrl,
  webUrl,
} from '../fields.ts';
import { link } from './notices.shapes.ts';

/** A coupon sent when a service was opened. */
export const serviceTicket = z.object({
  ticketId: id,
  ticketName: z.string(),
  businessName: z.string(),
  amountFen: fen,
  state: z.enum(['sending', 'sent', 'failed']),
  sentAt: isoTime,
});
export type ServiceTicket = z.output<typeof serviceTicket>;

/** One line of the marquee (跑马灯, `horseraceLamp` in the specification). */
export const lampItem = z.object({ lampId: id, text: z.string(), picUrl, link });
export type LampItem = z.output<typeof lampItem>;
export const lampCoupon = lampItem.extend({
  couponId: id,
  amountFen: fen,
  thresholdFen: fen,
  endsAt: isoTime,
});
export type LampCoupon = z.output<typeof lampCoupon>;

const lampQuery = notInSpec(
  z.object({ planId: idText.optional(), areaNum: areaNum.optional(), channelId: mallChannelId }),
);

export const ticketsShapes = {
  pointsShopCouponUrl: shape(noInput, notInSpec(z.object({ url: webUrl }))),
  /** `pointsShopOpen`: `pointsShopCouponUrl` has a link to answer. */
  serviceTickets: shape(
    notInSpec(z.object(paging)),
    notInSpec(pageOf(serviceTicket).extend({ pointsShopOpen: z.boolean() })),
  ),
  lampCoupons: shape(lampQuery, notInSpec(z.array(lampCoupon))),
  lampItems: shape(lampQuery, notInSpec(z.array(lampItem))),
};

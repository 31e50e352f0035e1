import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  areaNum,
  fen,
  id,
  idText,
  isoTime,
  mallChannelId,
  nothing,
  ours,
  pageOf,
  paging,
  picUrl,
  webUrl,
} from '../fields.ts';
import { link } from './notices.shapes.ts';

/** A coupon sent because a service was opened. */
export const serviceTicket = z.object({
  ticketId: id,
  ticketName: z.string(),
  businessName: z.string(),
  amountFen: fen,
  state: z.enum(['sending', 'sent', 'failed']),
  sentAt: isoTime,
});
export type ServiceTicket = z.output<typeof serviceTicket>;

/** One line of the running band. */
export const lampItem = z.object({ lampId: id, text: z.string(), picUrl, link });
export type LampItem = z.output<typeof lampItem>;
export const lampCoupon = lampItem.extend({
  couponId: id,
  amountFen: fen,
  thresholdFen: fen,
  endsAt: isoTime,
});
export type LampCoupon = z.output<typeof lampCoupon>;

const lampQuery = ours(
  z.object({ planId: idText.optional(), areaNum: areaNum.optional(), channelId: mallChannelId }),
);

export const ticketsShapes = {
  pointsShopCouponUrl: shape(nothing, ours(z.object({ url: webUrl }))),
  serviceTickets: shape(ours(z.object(paging)), ours(pageOf(serviceTicket))),
  lampCoupons: shape(lampQuery, ours(z.array(lampCoupon))),
  lampItems: shape(lampQuery, ours(z.array(lampItem))),
};

import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { ticketsShapes } from './tickets.shapes.ts';

/** Tickets for opened services, and the marquee of news and coupons. */
export const tickets = withPrefix<typeof ticketsShapes>(prefixes.content)({
  pointsShopCouponUrl: get('/ticket/getJfsdCouponUrl', { access: 'member' }),
  serviceTickets: post('/ticket/getOpenServiceTicketLog', { access: 'member' }),
  lampCoupons: post('/horseraceLamp/queryCouponListByPlan'),
  lampItems: post('/horseraceLamp/queryListByPlan'),
});

import type { tickets } from '#core/contract/content/tickets.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { lampCoupons, lampItems } from './lamps.ts';
import { pointsShopLink } from './points-shop-link.ts';
import { serviceTickets } from './service-tickets.ts';

export const ticketsRoutes = (deps: Deps): Handlers<typeof tickets> => ({
  pointsShopCouponUrl: (_input, { caller }) => pointsShopLink(deps, caller),
  serviceTickets: (input, { caller }) => serviceTickets(deps, caller, input),
  lampCoupons: (input) => lampCoupons(deps, input),
  lampItems: (input) => lampItems(deps, input),
});

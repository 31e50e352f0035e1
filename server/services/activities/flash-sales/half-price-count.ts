import { halfPriceLeft } from '#core/rules/activity/half-price-left.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { ownedRightTypes } from '../../memberships/public.ts';
import { halfPrice } from './half-price.ts';
import { myFlashSales } from './my-flash-sales.ts';

/** How many goods the half-price page lets the subscriber buy now. */
export async function halfPriceCount(deps: Deps, member: Member): Promise<number> {
  const zone = await halfPrice(deps);
  if (!zone) return 0;
  if (zone.rightType !== null) {
    // Most subscribers have no right to it; the other queries are left out for them.
    const owned = await ownedRightTypes(deps.db, member.userId, deps.clock.now());
    if (!owned.includes(zone.rightType)) return 0;
  }
  return halfPriceLeft(zone, await myFlashSales(deps, member, zone.sessionId));
}

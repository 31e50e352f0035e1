import type { businessOrder } from '#core/contract/content/business-order.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { Business } from '#core/contract/content/business-order.shapes.ts';
import { isOfferedInArea } from '#core/rules/goods/business-offer.ts';
import { areaFromAdcode } from '#core/rules/location/area-from-adcode.ts';
import { pageCodesToTry } from '#core/rules/tracking/page-code.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { businessViews } from './business-views.ts';
import { recommended } from './tables.ts';

type Input = InputOf<typeof businessOrder.pageBusinesses> & InputOf<typeof businessOrder.vipOrderBusinesses>;

/** The offers a page recommends: on sale and for this city. One that cannot be ordered carries the reason. */
export async function recommendedBusinesses(
  deps: Deps,
  caller: Member | undefined,
  { pageCode, areaNum, productId }: Input,
): Promise<Business[]> {
  const now = deps.clock.now();
  const city = areaNum && areaFromAdcode({ adcode: areaNum }).areaNum;
  const rows = await recommended(deps.db, pageCodesToTry(pageCode), productId);
  const onSale = rows.filter(
    ({ begins_at, ends_at, areas }) =>
      (begins_at === null || begins_at <= now) &&
      (ends_at === null || ends_at > now) &&
      isOfferedInArea(areas, city),
  );
  return (await businessViews(deps, caller, onSale, city)).map(({ business }) => business);
}

import type { Business } from '#core/contract/content/business-order.shapes.ts';
import { isServed } from '#core/rules/goods/business-offer.ts';
import { areaFromAdcode } from '#core/rules/location/area-from-adcode.ts';
import { pageCodesToTry } from '#core/rules/tracking/page-code.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { businessViews } from './business-views.ts';
import { recommended } from './tables.ts';

interface Wanted {
  readonly pageCode: string;
  readonly areaNum?: string | undefined;
  readonly productId?: string | undefined;
}

/** What a place on a page recommends: offers that are on sale and for this city. One that cannot be taken says why. */
export async function recommendedBusinesses(
  deps: Deps,
  caller: Member | undefined,
  { pageCode, areaNum, productId }: Wanted,
): Promise<Business[]> {
  const now = deps.clock.now();
  const city = areaNum && areaFromAdcode({ adcode: areaNum }).areaNum;
  const rows = await recommended(deps.db, pageCodesToTry(pageCode), productId);
  const onSale = rows.filter(
    ({ begins_at, ends_at, areas }) =>
      (begins_at === null || begins_at <= now) &&
      (ends_at === null || ends_at > now) &&
      isServed(areas, city),
  );
  return (await businessViews(deps, caller, onSale, city)).map(({ business }) => business);
}

import type { TierGroup } from '#core/contract/content/member-page.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { heldProducts } from '../../user/public.ts';
import { givenBy, productLevel } from './tables.ts';
import { givenGroups, groupView } from './tier-view.ts';

/** What a product gives, group by group, for whoever thinks of taking it. */
export async function productGroups({ db, clock }: Deps, caller: Member | undefined, productId: string): Promise<TierGroup[]> {
  const now = clock.now();
  const [given, level, held] = await Promise.all([givenBy(db, [productId], now), productLevel(db, productId), caller ? heldProducts(db, caller.userId, now) : []]);
  return givenGroups(given, Math.max(level, ...held.map(({ vip_type_level }) => vip_type_level ?? 0)), now).flatMap(groupView);
}

import type { TierGroup } from '#core/contract/content/member-page.shapes.ts';
import type { Db } from '../../../db/database.ts';
import { givenBy } from './tables.ts';
import { groupView } from './tier-view.ts';

/** What a product gives, group by group, for whoever thinks of taking it. */
export async function productGroups(db: Db, productId: string, now: Date): Promise<TierGroup[]> {
  const given = await givenBy(db, [productId], now);
  return [...Map.groupBy(given, ({ group_id }) => group_id).values()].flatMap(groupView);
}

import type { City } from '#core/contract/fields.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { citiesOf, knownCity } from './city-view.ts';

const remembered = 8;

/** The subscriber's recent cities, newest first. */
export async function recentCities({ db }: Deps, { userId }: Member): Promise<City[]> {
  return citiesOf(
    await db
      .selectFrom('recent_cities')
      .select('area_num')
      .where('user_id', '=', userId)
      .orderBy('visited_at', 'desc')
      .orderBy('area_num')
      .limit(remembered)
      .execute(),
  );
}

/** Moves the city to the front and deletes those beyond the limit. */
export async function saveRecentCity(
  { db, clock }: Deps,
  { userId }: Member,
  areaNum: string,
): Promise<null> {
  if (!knownCity(areaNum)) throw new Refusal('没有找到该城市，请重新选择');
  const visited_at = clock.now();
  await db
    .insertInto('recent_cities')
    .values({ user_id: userId, area_num: areaNum, visited_at })
    .onConflict((c) => c.columns(['user_id', 'area_num']).doUpdateSet({ visited_at }))
    .execute();
  await db
    .deleteFrom('recent_cities')
    .where('user_id', '=', userId)
    .where('area_num', 'not in', (e) =>
      e
        .selectFrom('recent_cities as newest')
        .select('newest.area_num')
        .where('newest.user_id', '=', userId)
        .orderBy('newest.visited_at', 'desc')
        .orderBy('newest.area_num')
        .limit(remembered),
    )
    .execute();
  return null;
}

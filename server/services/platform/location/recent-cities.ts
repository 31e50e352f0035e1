import type { City } from '#core/contract/fields.ts';
import { isCityCode } from '#core/rules/location/is-city-code.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { knownCity, recentCityView, unknownCityText } from './city-view.ts';

const remembered = 8;

export interface VisitedCity {
  readonly areaNum: string;
  readonly areaName?: string | undefined;
  readonly province?: string | undefined;
  readonly longitude?: number | undefined;
  readonly latitude?: number | undefined;
}

/** The subscriber's recent cities, newest first. */
export async function recentCities({ db }: Deps, { userId }: Member): Promise<City[]> {
  const rows = await db
    .selectFrom('recent_cities')
    .select(['area_num', 'area_name', 'province', 'longitude', 'latitude'])
    .where('user_id', '=', userId)
    .orderBy('visited_at', 'desc')
    .orderBy('area_num')
    .limit(remembered)
    .execute();
  return rows.flatMap(recentCityView);
}

/** Moves the city to the front and deletes those beyond the limit. */
export async function saveRecentCity(
  { db, clock }: Deps,
  { userId }: Member,
  visited: VisitedCity,
): Promise<null> {
  const city = { ...descriptionOf(visited), visited_at: clock.now() };
  await db
    .insertInto('recent_cities')
    .values({ user_id: userId, area_num: visited.areaNum, ...city })
    .onConflict((c) => c.columns(['user_id', 'area_num']).doUpdateSet(city))
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

/** Nothing for a city of the table; any other needs a code of the right form, a name and coordinates. */
function descriptionOf({ areaNum, areaName, province = '', longitude, latitude }: VisitedCity) {
  if (knownCity(areaNum)) return { area_name: null, province: null, longitude: null, latitude: null };
  if (!isCityCode(areaNum) || areaName === undefined || longitude === undefined || latitude === undefined)
    throw new Refusal(unknownCityText);
  return { area_name: areaName, province, longitude, latitude };
}

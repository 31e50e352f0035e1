import { isPinyin, matchesPinyin } from '#core/rules/lounge/matches-pinyin.ts';
import type { Db } from '../../db/database.ts';

export const maxStations = 500;

/** What a typed word finds: rows like it, and the stations whose name or city it is the pinyin of. */
export interface StationKeyword {
  readonly like: string;
  readonly stationIds: readonly string[];
}

/** 南京市 is written 南京 in the names. */
const withoutCitySuffix = (typed: string): string => typed.trim().replace(/^(..+)市$/, '$1');

export async function stationKeyword(db: Db, keyword: string): Promise<StationKeyword> {
  const typed = withoutCitySuffix(keyword);
  const like = `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
  if (!isPinyin(typed)) return { like, stationIds: [] };
  const stations = await db
    .selectFrom('stations')
    .select(['station_id', 'name', 'city_name'])
    .limit(maxStations)
    .execute();
  const found = stations.filter(({ name, city_name }) =>
    [name, city_name].some((each) => matchesPinyin(each, typed)),
  );
  return { like, stationIds: found.map(({ station_id }) => station_id) };
}

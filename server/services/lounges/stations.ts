import { sql } from 'kysely';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { rail } from '#core/contract/goods/rail.ts';
import type { Station } from '#core/contract/goods/rail.shapes.ts';
import type { Db } from '../../db/database.ts';
import { metresTo } from './list-halls.ts';
import { maxStations, stationKeyword } from './station-keyword.ts';

/** Stations and airports with a lounge, nearest first where the position is known, else in the order of the index. */
export async function stations(
  db: Db,
  { kind, cityCode, keyword, latitude, longitude }: InputOf<typeof rail.stations>,
): Promise<Station[]> {
  const word = keyword === undefined ? undefined : await stationKeyword(db, keyword);
  const rows = await db
    .selectFrom('stations as s')
    .innerJoin('lounge_halls as h', 'h.station_id', 's.station_id')
    .selectAll('s')
    .select((e) => [e.fn.countAll<number>().as('halls'), metresTo({ latitude, longitude }, 's').as('metres')])
    .groupBy('s.station_id')
    .$if(kind !== undefined, (q) => q.where('s.kind', '=', kind ?? 'rail'))
    .$if(cityCode !== undefined, (q) => q.where('s.area_num', '=', cityCode ?? ''))
    .$if(word !== undefined, (q) =>
      q.where((e) =>
        e.or([
          e('s.name', 'ilike', word?.like ?? ''),
          e('s.city_name', 'ilike', word?.like ?? ''),
          sql<boolean>`s.station_id = any(${word?.stationIds ?? []}::text[])`,
        ]),
      ),
    )
    .orderBy('metres', (o) => o.asc().nullsLast())
    .orderBy('s.initial')
    .orderBy(sql`s.name collate "C"`)
    .limit(maxStations)
    .execute();
  return rows.map((row) => ({
    stationId: row.station_id,
    stationName: row.name,
    initial: row.initial,
    kind: row.kind,
    cityCode: row.area_num,
    cityName: row.city_name,
    latitude: row.latitude,
    longitude: row.longitude,
    hallCount: row.halls,
    distanceMeters: row.metres === null ? null : Math.floor(row.metres),
  }));
}

import { sql } from 'kysely';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { rail } from '#core/contract/goods/rail.ts';
import type { Station } from '#core/contract/goods/rail.shapes.ts';
import type { Db } from '../../db/database.ts';

const maxStations = 500;

/** Stations and airports with a lounge, in the order of the index. */
export async function stations(
  db: Db,
  { kind, cityCode, keyword }: InputOf<typeof rail.stations>,
): Promise<Station[]> {
  const like = `%${(keyword ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('stations as s')
    .innerJoin('lounge_halls as h', 'h.station_id', 's.station_id')
    .selectAll('s')
    .select((e) => e.fn.countAll<number>().as('halls'))
    .groupBy('s.station_id')
    .$if(kind !== undefined, (q) => q.where('s.kind', '=', kind ?? 'rail'))
    .$if(cityCode !== undefined, (q) => q.where('s.area_num', '=', cityCode ?? ''))
    .$if(keyword !== undefined, (q) =>
      q.where((e) => e.or([e('s.name', 'ilike', like), e('s.city_name', 'ilike', like)])),
    )
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
  }));
}

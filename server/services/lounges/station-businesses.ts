import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { rail } from '#core/contract/goods/rail.ts';
import type { Db } from '../../db/database.ts';
import { mapPage, paged } from '../../db/paged.ts';
import { metresTo } from './list-halls.ts';

type Call = typeof rail.stationBusinesses;

/** What is around a station, nearest first where the position is known. */
export async function stationBusinesses(db: Db, input: InputOf<Call>): Promise<DataOf<Call>> {
  const found = db
    .selectFrom('station_businesses as b')
    .innerJoin('stations as s', 's.station_id', 'b.station_id')
    .where('b.station_id', '=', input.stationId);
  const rows = found
    .selectAll('b')
    .select(['s.area_num', metresTo(input, 'b').as('metres')])
    .orderBy('metres', (o) => o.asc().nullsLast())
    .orderBy('b.sort')
    .orderBy('b.business_id');
  return mapPage(await paged(input, found, rows), (row) => ({
    businessId: row.business_id,
    businessName: row.name,
    kindName: row.kind_name,
    address: row.address,
    cityCode: row.area_num,
    latitude: row.latitude,
    longitude: row.longitude,
    distanceMeters: row.metres === null ? null : Math.floor(row.metres),
    phone: row.phone || null,
    openHours: row.open_hours,
    picUrl: row.pic_url,
    discountText: row.discount_text,
    link: null,
  }));
}

import { sql, type SelectQueryBuilder } from 'kysely';
import type { blessingBag } from '#core/contract/content/blessing-bag.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { areaFromAdcode } from '#core/rules/location/area-from-adcode.ts';
import type { Db } from '../../../db/database.ts';
import { mapPage, paged } from '../../../db/paged.ts';
import type { Tables } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { suppliersOf } from './family-suppliers.ts';

type Input = InputOf<typeof blessingBag.blessingBagShops>;

/** Shops that accept rights, nearest first where the subscriber's position is known. */
export async function rightsShops(
  { db }: Deps,
  input: Input,
): Promise<DataOf<typeof blessingBag.blessingBagShops>> {
  const shops = fitting(
    db,
    db.selectFrom('shops as s').innerJoin('shop_categories as c', 'c.category_id', 's.category_id'),
    input,
  );
  const distance = metresFrom(input);
  const page = await paged(
    input,
    shops,
    shops
      .select([
        's.shop_id',
        's.name',
        's.pic_url',
        'c.name as category_name',
        's.address',
        's.phone',
        's.open_hours',
        's.latitude',
        's.longitude',
        distance.as('metres'),
      ])
      .orderBy('metres', (o) => o.asc().nullsLast())
      .orderBy('s.sort')
      .orderBy('s.shop_id'),
  );
  return mapPage(page, (row) => ({
    shopId: row.shop_id,
    shopName: row.name,
    picUrl: row.pic_url,
    categoryName: row.category_name,
    address: row.address,
    phone: row.phone,
    openHours: row.open_hours,
    latitude: row.latitude,
    longitude: row.longitude,
    distanceMeters: row.metres === null ? null : Math.floor(row.metres),
  }));
}

type Shops = SelectQueryBuilder<
  Tables & { s: Tables['shops']; c: Tables['shop_categories'] },
  's' | 'c',
  object
>;

function fitting(db: Db, shops: Shops, { categoryId, rightsId, family, keyword, areaNum }: Input): Shops {
  let found = shops;
  if (categoryId !== undefined) found = found.where('s.category_id', '=', categoryId);
  if (areaNum !== undefined)
    found = found.where('s.area_num', '=', areaFromAdcode({ adcode: areaNum }).areaNum);
  if (rightsId !== undefined)
    found = found.where('s.supplier', 'in', (e) =>
      e.selectFrom('rights').select('supplier').where('rights_id', '=', rightsId),
    );
  if (family !== undefined) found = found.where('s.supplier', 'in', suppliersOf(db, family));
  if (keyword !== undefined) {
    const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
    found = found.where((e) =>
      e.or([e('s.name', 'ilike', like), e('s.address', 'ilike', like), e('c.name', 'ilike', like)]),
    );
  }
  return found;
}

/** Null unless both coordinates are given. */
function metresFrom({ latitude, longitude }: Pick<Input, 'latitude' | 'longitude'>) {
  if (latitude === undefined || longitude === undefined) return sql<number | null>`null::double precision`;
  return sql<number | null>`metres_between(s.latitude, s.longitude, ${latitude}, ${longitude})`;
}

import { sql } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { detail } from '#core/contract/goods/detail.ts';
import { mapPage, paged } from '../../../db/paged.ts';
import type { Deps } from '../../../deps.ts';

type Call = typeof detail.goodsShops;

/** The shops of the goods' supplier, nearest first where the position is known. */
export async function goodsShops(
  { db }: Deps,
  { goodsId, skuId, cityCode, latitude, longitude, ...page }: InputOf<Call>,
): Promise<DataOf<Call>> {
  const supplier = db
    .selectFrom('goods as g')
    .select('g.supplier')
    .where(
      sql<boolean>`g.goods_id = coalesce((select goods_id from skus where sku_id = ${skuId ?? ''}), ${goodsId})`,
    );
  const shops = db
    .selectFrom('shops as s')
    .innerJoin('shop_categories as c', 'c.category_id', 's.category_id')
    .where('s.supplier', '=', supplier)
    .$if(cityCode !== undefined, (q) => q.where('s.area_num', '=', cityCode ?? ''));
  const isMeasured = latitude !== undefined && longitude !== undefined;
  const metres = isMeasured
    ? sql<number | null>`metres_between(s.latitude, s.longitude, ${latitude}, ${longitude})`
    : sql<number | null>`null::double precision`;
  const found = await paged(
    page,
    shops,
    shops
      .selectAll('s')
      .select(['c.name as category_name', metres.as('metres')])
      .orderBy('metres', (o) => o.asc().nullsLast())
      .orderBy('s.sort')
      .orderBy('s.shop_id'),
  );
  return mapPage(found, (row) => ({
    shopCode: row.shop_id,
    shopName: row.name,
    merchantName: row.category_name,
    address: row.address,
    cityCode: row.area_num,
    latitude: row.latitude,
    longitude: row.longitude,
    distanceMeters: row.metres === null ? null : Math.floor(row.metres),
    phone: row.phone,
    openHours: row.open_hours,
    picUrl: row.pic_url,
    discountText: row.discount_text,
  }));
}

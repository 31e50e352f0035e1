import { cardContext } from '../cards/card-context.ts';
import { sql } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { ranking } from '#core/contract/goods/ranking.ts';
import { boxAround } from '#core/rules/location/coordinates/box-around.ts';
import { isListed } from '../../../db/is-listed.ts';
import { mapPage, paged } from '../../../db/paged.ts';
import type { Deps } from '../../../deps.ts';
import { ofCategories } from '../goods/goods-conditions.ts';
import { soldIn } from '../goods/sold-in.ts';
import { goodsCard } from '../cards/goods-card.ts';

const nearMetres = 30_000;

type Input = InputOf<typeof ranking.nearbyGoods>;

/** Goods in stock that shops nearby honour, each once with its nearest shop, nearest first. */
export async function nearbyGoods(
  { db, clock }: Deps,
  input: Input,
): Promise<DataOf<typeof ranking.nearbyGoods>> {
  const now = clock.now();
  const { latitude, longitude, categoryId, cityCode } = input;
  const box = boxAround(input, nearMetres);
  const metres = sql<number>`metres_between(latitude, longitude, ${latitude}, ${longitude})`;
  const near = db
    .selectFrom('shops')
    .select(['supplier', 'shop_id', 'name as shop_name', 'latitude', 'longitude', metres.as('metres')])
    .distinctOn('supplier')
    .where('latitude', '>=', box.south)
    .where('latitude', '<=', box.north)
    .where('longitude', '>=', box.west)
    .where('longitude', '<=', box.east)
    .where(metres, '<=', nearMetres)
    .orderBy('supplier')
    .orderBy(metres)
    .orderBy('shop_id');
  const fitting = db
    .selectFrom('goods')
    .innerJoin(near.as('near'), 'near.supplier', 'goods.supplier')
    .where('goods.in_stock', '=', true)
    .where(isListed(now))
    .where(soldIn(cityCode))
    .$if(categoryId !== undefined, (q) => q.where(ofCategories([categoryId ?? ''])));
  const page = await paged(
    input,
    fitting,
    fitting
      .selectAll('goods')
      .select(['near.shop_id', 'near.shop_name', 'near.latitude', 'near.longitude', 'near.metres'])
      .orderBy('near.metres')
      .orderBy('goods.sold', 'desc')
      .orderBy('goods.goods_id'),
  );
  const context = await cardContext(db, now, cityCode);
  return mapPage(page, (row) => ({
    ...goodsCard(row, context),
    shopCode: row.shop_id,
    shopName: row.shop_name,
    latitude: row.latitude,
    longitude: row.longitude,
    distanceMeters: Math.floor(row.metres),
  }));
}

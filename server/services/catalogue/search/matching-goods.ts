import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { GoodsSort } from '#core/contract/goods/catalogue.shapes.ts';
import type { Db } from '../../../db/database.ts';
import type { PageInput } from '../../../db/paged.ts';
import type { Goods } from '../../../db/schema/mall.ts';
import { countedPage, countLimit, type CountedPage, type CountedRow } from '../goods/counted-page.ts';
import { soldInCity, type GoodsFilter, all, goodsConditions } from '../goods/goods-conditions.ts';
import { isListed } from '../../../db/is-listed.ts';
import { goodsOrders } from '../goods/list-goods.ts';
import { anyPrice, listPrice } from '../goods/list-price.ts';
import { foundByDistance } from './found-by-distance.ts';
import { foundByFit } from './found-by-fit.ts';
import { metresFrom, hasGrams, hasPatterns, type MatchesInput, type Sql } from './match-conditions.ts';
import type { SearchTerms } from './search-terms.ts';

/** The first matches in an order of the catalogue, as the table `found`; confirmed as foundByFit does. */
const foundInOrder = (
  sort: Exclude<GoodsSort, 'default' | 'distance'>,
  { terms, max, now, ...filter }: MatchesInput,
): Sql => sql`found as materialized (
      select goods_id, null::integer as rank, row_number() over () as at from (
        select goods_id from (
          select goods_id, units from goods join (select goods_id as searched_id, units, grams from goods_search) as s on searched_id = goods_id
          where ${all([hasGrams({ terms }), isListed(now), ...goodsConditions(filter, now)])} order by ${goodsOrders(anyPrice(listPrice(filter.buyer, now)))[sort]} offset 0
        ) as sorted where ${hasPatterns(terms)} limit ${max}
      ) as limited
    )`;

export interface SearchInput extends GoodsFilter, PageInput, SearchTerms {
  readonly now: Date;
  readonly sort: GoodsSort;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

export type MatchingGoods = Selectable<Goods> & {
  readonly metres: number | null;
  readonly in_city: boolean;
  /** 0: the name begins with the keyword; 1: it contains it; 2: it has its parts; 3: with its skus; 4: with other texts; null: the order does not need it. */
  readonly rank: number | null;
};

function foundTable(input: SearchInput): RawBuilder<unknown> {
  const limited = { ...input, max: countLimit(input) };
  switch (input.sort) {
    case 'default':
      return foundByFit(limited);
    case 'distance':
      return foundByDistance(input, limited);
    case 'sales':
    case 'priceUp':
    case 'priceDown':
    case 'discount':
      return foundInOrder(input.sort, limited);
  }
}

/** The ids of the first matches, and the rows of the page whole. */
export const matchingQuery = (input: SearchInput) => {
  const { latitude, longitude, cityCode, pageNum, pageSize } = input;
  const metres =
    latitude === undefined || longitude === undefined
      ? sql`null::integer`
      : sql`(select min(${metresFrom(latitude, longitude)})::integer from shops where shops.supplier = goods.supplier)`;
  return sql<CountedRow<MatchingGoods>>`
    with ${foundTable(input)}
    select counted.counted, shown.*
    from (select count(*)::integer as counted from found) as counted
    left join (
      select goods.*, ${metres} as metres, found.rank, found.at, ${cityCode === undefined ? sql`false` : soldInCity(cityCode)} as in_city
      from found join goods on goods.goods_id = found.goods_id
      where found.at > ${(pageNum - 1) * pageSize} and found.at <= ${pageNum * pageSize}
    ) as shown on true
    order by shown.at`;
};

export async function matchingGoods(db: Db, input: SearchInput): Promise<CountedPage<MatchingGoods>> {
  const { rows } = await matchingQuery(input).execute(db);
  return countedPage(input, rows);
}

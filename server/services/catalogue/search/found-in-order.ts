import { sql } from 'kysely';
import type { GoodsSort } from '#core/contract/goods/catalogue.shapes.ts';
import { isListed } from '../../../db/is-listed.ts';
import { all, goodsConditions } from '../goods/goods-conditions.ts';
import { goodsOrders } from '../goods/list-goods.ts';
import { anyPrice, listPrice } from '../goods/list-price.ts';
import { hasGrams, hasPatterns, type MatchesInput, type Sql } from './match-conditions.ts';

/** The first matches in an order of the catalogue, as the table `found`; confirmed as foundByFit does. */
export const foundInOrder = (
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

import { sql } from 'kysely';
import { isListed } from '../../../db/is-listed.ts';
import { all, goodsConditions } from '../goods/goods-conditions.ts';
import {
  hasGrams,
  hasPatterns,
  metresFrom,
  ranksOf,
  type MatchesInput,
  type Sql,
} from './match-conditions.ts';

/** The first matches by distance, as the table `found`; a supplier is as near as its nearest shop. */
export function foundByDistance(
  {
    latitude,
    longitude,
  }: { readonly latitude?: number | undefined; readonly longitude?: number | undefined },
  { terms, max, now, ...filter }: MatchesInput,
): Sql {
  const isPlaced = latitude !== undefined && longitude !== undefined;
  const [first] = terms;
  const { begins, hasTogether, loose } = ranksOf(first ?? []);
  const rank = first ? sql`case when ${begins} then 0 when ${hasTogether} then 1 else ${loose} end` : sql`0`;
  return sql`near as (
      select supplier, min(${metresFrom(latitude ?? 0, longitude ?? 0)})::integer as metres
      from shops where ${isPlaced} and supplier is not null group by supplier
    ), found as materialized (
      select goods_id, rank, row_number() over () as at from (
        select goods.goods_id, ${rank} as rank
        from goods join (select goods_id as searched_id, units, grams from goods_search) as s on searched_id = goods.goods_id left join near on near.supplier = goods.supplier
        where ${all([hasGrams({ terms }), hasPatterns(terms), isListed(now), ...goodsConditions(filter, now)])}
        order by near.metres nulls last, rank, goods.goods_id limit ${max}
      ) as limited
    )`;
}

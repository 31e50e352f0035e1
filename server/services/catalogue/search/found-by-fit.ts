import { sql } from 'kysely';
import { isListed } from '../../../db/is-listed.ts';
import { all, goodsConditions } from '../goods/goods-conditions.ts';
import { hasGrams, hasPatterns, ranksOf, type MatchesInput, type Sql } from './match-conditions.ts';

/**
 * The first matches by fit, then popularity, as the table `found`. Patterns are slow: candidates are sorted first and confirmed one
 * after another until there are enough. "offset 0" keeps the planner from changing that order.
 */
export function foundByFit({ terms, max, now, ...filter }: MatchesInput): Sql {
  const [first = [], ...others] = terms;
  const { canBegin, begins, hasTogether, loose } = ranksOf(first);
  const conditions = goodsConditions(filter, now);
  const isMatching =
    conditions.length > 0
      ? sql`exists (select from goods where goods.goods_id = candidates.goods_id and ${all(conditions)} offset 0)`
      : sql`true`;
  const input = sql`(select * from candidates where ${isMatching} offset 0) as k`;
  return sql`candidates as materialized (
      select goods_id, units, popularity from goods_search s where ${all([hasGrams({ terms }), isListed(now)])} order by popularity desc, goods_id
    ), found as materialized (
      select goods_id, rank, row_number() over () as at from (
        (select goods_id, 0 as rank from (select * from candidates where ${canBegin} and ${isMatching} offset 0) as k where ${begins} and ${hasPatterns(others)})
        union all
        (select goods_id, 1 from ${input} where ${hasTogether} and not ${begins} and ${hasPatterns(others)})
        union all
        (select goods_id, rank from (
          select goods_id, popularity, ${loose} as rank
          from (select * from ${input} where not ${hasTogether} and ${hasPatterns(terms)} offset 0) as confirmed offset 0
        ) as rest order by rank, popularity desc, goods_id)
        limit ${max}
      ) as limited
    )`;
}

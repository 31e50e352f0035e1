import { sql } from 'kysely';
import type { CandidateGoods } from '#core/rules/goods/recommendation-score.ts';
import type { Db } from '../../../db/database.ts';
import { isListed } from '../../../db/is-listed.ts';

/** The best sold goods, and of goods for few cities as many again. */
const maxSold = 1_000;
const historyMs = 30 * 24 * 3_600_000;

export async function candidateGoods(db: Db, now: Date): Promise<CandidateGoods[]> {
  const { rows } = await sql<CandidateGoods>`
    select goods_id as "goodsId", category_id as "categoryId", areas, price_fen as "priceFen", member_price_fen as "memberPriceFen", sold
    from (
      (select * from goods where in_stock and ${isListed(now)} order by sold desc, goods_id limit ${maxSold})
      union
      (select * from goods where in_stock and ${isListed(now)} and areas <> '{}' order by sold desc, goods_id limit ${maxSold})) g`.execute(
    db,
  );
  return rows;
}

/** The cities that goods are sold in alone or with few others. */
export async function soldCities(db: Db): Promise<string[]> {
  const { rows } = await sql<{ area: string }>`
    select distinct unnest(areas) as area from goods where areas <> '{}' order by 1 limit 50`.execute(db);
  return rows.map(({ area }) => area);
}

/** The share of each category in what subscribers of a city, or all, looked at lately; the most viewed one has 1. */
export async function viewedCategories(
  db: Db,
  city: string | undefined,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const since = new Date(now.getTime() - historyMs);
  const rows = await db
    .selectFrom('browse_history as h')
    .innerJoin('goods as g', 'g.goods_id', 'h.goods_id')
    .$if(city !== undefined, (q) =>
      q.innerJoin('users as u', (j) =>
        j.onRef('u.user_id', '=', 'h.user_id').on('u.area_num', '=', city ?? ''),
      ),
    )
    .select(['g.category_id', (e) => e.fn.countAll<number>().as('views')])
    .where('h.seen_at', '>', since)
    .groupBy('g.category_id')
    .execute();
  const top = Math.max(1, ...rows.map(({ views }) => views));
  return new Map(rows.map(({ category_id, views }) => [category_id, views / top]));
}

/**
 * How often goods were bought by those who bought something else too, of a city or of all; the most frequent ones have 1.
 * Subscribers with one purchase say nothing about goods bought together.
 */
export async function boughtGoods(
  db: Db,
  city: string | undefined,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const since = new Date(now.getTime() - historyMs);
  const { rows } = await sql<{ goods_id: string; buyers: number }>`
    with bought as (
      select distinct o.user_id, l.goods_id from orders o join order_lines l using (order_no) join users u using (user_id)
      where o.created_at > ${since} and o.state not in ('created', 'closed', 'refunded') and (${city ?? null}::text is null or u.area_num = ${city ?? null}))
    select goods_id, count(*)::int as buyers from bought b
    where exists (select from bought other where other.user_id = b.user_id and other.goods_id <> b.goods_id)
    group by goods_id order by buyers desc, goods_id limit 200`.execute(db);
  const top = Math.max(1, ...rows.map(({ buyers }) => buyers));
  return new Map(rows.map(({ goods_id, buyers }) => [goods_id, buyers / top]));
}

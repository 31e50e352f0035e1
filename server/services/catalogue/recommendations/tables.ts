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

/** What subscribers of each city, and all, did lately: from 0 to 1 by category or goods. */
export type SharesByCity = ReadonlyMap<string | undefined, ReadonlyMap<string, number>>;

/** The newest views and orders that are read, however many there are. */
const newest = { views: 100_000, orders: 50_000 };
/** Goods of a city at most. */
const maxBought = 200;

/** The share of each category in what subscribers of a city, and all, looked at lately; the most viewed one has 1. */
export async function viewedCategories(db: Db, now: Date): Promise<SharesByCity> {
  const { rows } = await sql<CountOfCity>`
    with latest as materialized (
      select user_id, goods_id from browse_history where seen_at > ${since(now)} order by seen_at desc limit ${newest.views})
    select u.area_num as city, g.category_id as key, count(*)::int as count
    from latest join goods g using (goods_id) join users u using (user_id)
    group by grouping sets ((u.area_num, g.category_id), (g.category_id)) having ${ofCityOrAll}`.execute(db);
  return sharesByCity(rows);
}

/**
 * How often goods were bought by those who bought something else too, of a city and of all; the most frequent ones have 1.
 * Subscribers with one purchase say nothing about goods bought together.
 */
export async function boughtGoods(db: Db, now: Date): Promise<SharesByCity> {
  const { rows } = await sql<CountOfCity>`
    with latest as materialized (
      select order_no, user_id from orders where created_at > ${since(now)} and state not in ('created', 'closed', 'refunded')
      order by created_at desc, order_no desc limit ${newest.orders}),
    bought as (
      select user_id, goods_id, count(*) over (partition by user_id) as goods from latest join order_lines using (order_no)
      group by user_id, goods_id),
    buyers as (
      select u.area_num as city, b.goods_id as key, count(*)::int as count from bought b join users u using (user_id) where b.goods > 1
      group by grouping sets ((u.area_num, b.goods_id), (b.goods_id)) having ${ofCityOrAll}),
    ranked as (select *, row_number() over (partition by city order by count desc, key) as place from buyers)
    select city, key, count from ranked where place <= ${maxBought}`.execute(db);
  return sharesByCity(rows);
}

/** Subscribers without a city count for all alone. */
const ofCityOrAll = sql`(grouping(u.area_num) = 1 or u.area_num is not null)`;

/** Without a city: of all. */
interface CountOfCity {
  readonly city: string | null;
  readonly key: string;
  readonly count: number;
}

const since = (now: Date): Date => new Date(now.getTime() - historyMs);

function sharesByCity(rows: readonly CountOfCity[]): SharesByCity {
  const cities = Map.groupBy(rows, ({ city }) => city ?? undefined);
  return new Map(
    [...cities].map(([city, counts]) => {
      const top = Math.max(...counts.map(({ count }) => count));
      return [city, new Map(counts.map(({ key, count }) => [key, count / top]))];
    }),
  );
}

import { sql } from 'kysely';
import type { goods } from '#core/contract/console/goods.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { chinaDay, daysBefore } from '#core/rules/format/china-day.ts';
import { normaliseKeyword } from '#core/rules/goods/search/normalise-keyword.ts';
import { areaName } from '#core/rules/console/goods/stock-areas.ts';
import type { Db } from '../../../db/database.ts';
import { keysetPage, rowsFor } from '../../../db/keyset-page.ts';
import type { Deps } from '../../../deps.ts';
import { ofCategories } from '../goods/goods-conditions.ts';
import { firstOf30Days } from '../goods/count-days.ts';
import { hasGrams, hasPatterns } from '../search/match-conditions.ts';
import { searchTerms } from '../search/search-terms.ts';
import { goodsFacts } from './goods-facts.ts';
import { goodsTabs, onSaleAt, soldOutAt } from './goods-tabs.ts';
import { isStopped, isWaiting, leftOfSku, stateOf } from './goods-state.ts';

type Call = typeof goods.goodsList;
type Input = InputOf<Call>;
type Filters = Omit<Input, 'after' | 'limit'>;

/** Goods by what they sold in the last 30 days, whatever their state. */
export async function goodsList(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { after, limit, ...filters }: Input,
): Promise<DataOf<Call>> {
  const now = clock.now();
  const conditions = await conditionsOf(db, filters, now);
  const matching = () => conditions.reduce((query, each) => query.where(each), db.selectFrom('goods'));
  let rows = matching()
    .select(['goods_id', 'name', 'pic_url', 'kind', 'areas', 'listed_at', 'sold_30_days'])
    .select([stateOf(now).as('state'), isWaiting(now).as('waiting')])
    .orderBy('sold_30_days', 'desc')
    .orderBy('goods_id')
    .limit(rowsFor(limit));
  if (after !== undefined) {
    const [, sold = '0', id = ''] = /^(\d+)\.(.*)$/s.exec(after) ?? [];
    rows = rows.where(
      sql<boolean>`(sold_30_days < ${Number(sold)} or (sold_30_days = ${Number(sold)} and goods_id > ${id}))`,
    );
  }
  const { page, nextKey, count } = await keysetPage(await rows.execute(), limit, {
    keyOf: ({ sold_30_days, goods_id }) => `${sold_30_days}.${goods_id}`,
    counted: () => matching().select('goods_id'),
    // Tabs compare with the time.
    ...(filters.tab !== 'all' && { countKey: `goods ${JSON.stringify(filters)}` }),
    after,
    db,
  });
  const goodsIds = page.map(({ goods_id }) => goods_id);
  const days = await soldByDay(db, goodsIds, now);
  const factsOf = await goodsFacts(db, goodsIds);
  return {
    nextKey,
    count,
    tabs: await goodsTabs(db, now),
    rows: page.map((row) => ({
      goodsId: row.goods_id,
      name: row.name,
      picUrl: row.pic_url,
      kind: row.kind,
      ...factsOf(row.goods_id),
      sold30Days: row.sold_30_days,
      days: days(row.goods_id),
      cities: row.areas.map(areaName),
      state: row.state,
      listedAt: row.listed_at.toISOString(),
      isWaiting: row.waiting,
    })),
  };
}

/** The conditions of the list's filters; `kind` and so on are columns of goods. */
export async function conditionsOf(db: Db, input: Filters, now: Date) {
  const { tab, keyword, kind, categoryId, city, couponType, stockBelow, soldFrom, goodsIds } = input;
  const conditions = [
    ...tabConditions(tab, now),
    ...(kind === undefined ? [] : [sql<boolean>`kind = ${kind}`]),
    ...(categoryId === undefined ? [] : [ofCategories([categoryId])]),
    ...(city === undefined ? [] : [sql<boolean>`(areas = '{}' or areas @> ${[city]}::text[])`]),
    ...(couponType === undefined ? [] : [sql<boolean>`coupon_types @> ${[couponType]}::text[]`]),
    ...(goodsIds === undefined ? [] : [sql<boolean>`goods.goods_id = any(${goodsIds.split(',')}::text[])`]),
    ...(soldFrom === undefined ? [] : [sql<boolean>`sold_30_days >= ${soldFrom}`]),
    ...(stockBelow === undefined
      ? []
      : [
          sql<boolean>`exists (select from skus k where k.goods_id = goods.goods_id and ${leftOfSku} < ${stockBelow})`,
        ]),
  ];
  if (keyword === undefined) return conditions;
  const normal = normaliseKeyword(keyword);
  const isNamed = sql<boolean>`(goods_id = ${keyword} or goods_id = (select s.goods_id from skus s where s.sku_id = ${keyword}))`;
  if (normal === '') return [...conditions, isNamed];
  const terms = await searchTerms(db, normal);
  const found = sql`select s.goods_id from goods_search s where ${hasGrams(terms)} and ${hasPatterns(terms.terms)}`;
  return [...conditions, sql<boolean>`(${isNamed} or goods_id in (${found}))`];
}

function tabConditions(tab: Input['tab'], now: Date) {
  switch (tab) {
    case 'all':
      return [];
    case 'on-sale':
      return [onSaleAt(now)];
    case 'sold-out':
      return [soldOutAt(now)];
    case 'waiting':
      return [isWaiting(now)];
    case 'unlisted':
      return [sql<boolean>`(listed_at > ${now} or ${isStopped})`];
  }
}

async function soldByDay(
  db: Db,
  goodsIds: readonly string[],
  now: Date,
): Promise<(goodsId: string) => number[]> {
  const { rows } = await sql<{ readonly goodsId: string; readonly day: string; readonly pieces: number }>`
    select goods_id as "goodsId", day, sum(pieces)::integer as pieces from goods_days
    where goods_id = any(${goodsIds}::text[]) and day >= ${firstOf30Days(now)}::date group by 1, 2`.execute(
    db,
  );
  const pieces = new Map(rows.map((row) => [`${row.goodsId} ${row.day}`, row.pieces]));
  const today = chinaDay(now);
  const days = Array.from({ length: 30 }, (_, at) => daysBefore(today, 29 - at));
  return (goodsId) => days.map((day) => pieces.get(`${goodsId} ${day}`) ?? 0);
}

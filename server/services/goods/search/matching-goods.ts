import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { GoodsSort } from '#core/contract/goods/catalogue.shapes.ts';
import type { Alternative } from '#core/rules/goods/search/term-alternatives.ts';
import type { Db } from '../../../db/database.ts';
import type { Page, PageInput } from '../../../db/paged.ts';
import type { Goods } from '../../../db/schema/mall.ts';
import { goodsConditions, goodsOrders, soldInCity, type GoodsFilter } from '../catalogue/public.ts';
import type { SearchTerms } from './search-terms.ts';

export interface SearchWanted extends GoodsFilter, PageInput, SearchTerms {
  readonly sort: GoodsSort;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

export type MatchingGoods = Selectable<Goods> & {
  readonly metres: number | null;
  readonly in_city: boolean;
  /** 0: the name begins with the keyword; 1: it contains it; 2: it has its parts; 3: another text has it. */
  readonly rank: number;
};

/** A page beyond the last one has the total alone. */
type FoundRow = { readonly total: number } & (MatchingGoods | { readonly goods_id: null });

/** The index on grams selects candidates; the pattern confirms them. */
const matches = (alternatives: readonly Alternative[]): RawBuilder<unknown> =>
  sql`(${sql.join(
    alternatives.map(({ grams, pattern }) => sql`(s.grams @> ${grams}::text[] and s.units ~ ${pattern})`),
    sql` or `,
  )})`;

const either = (patterns: readonly string[]): string => patterns.map((each) => `(?:${each})`).join('|');

/** By the first term; a keyword of several is fitting where its first one is. */
function rankOf([first = []]: SearchTerms['terms']): RawBuilder<number> {
  if (first.length === 0) return sql<number>`0`;
  const together = either(first.map((each) => each.together));
  const name = sql`split_part(s.units, e'\n', 1)`;
  return sql<number>`case
    when ${name} ~ ${`^(?:${together.replaceAll('(?:^|[ \\n])', '')})`} then 0
    when ${name} ~ ${together} then 1
    when ${name} ~ ${either(first.map(({ pattern }) => pattern))} then 2
    else 3 end`;
}

const orderOf = (sort: GoodsSort): RawBuilder<unknown> => {
  switch (sort) {
    case 'default':
      return sql`rank, in_stock desc, sold desc, goods_id`;
    case 'distance':
      return sql`metres nulls last, rank, goods_id`;
    case 'sales':
    case 'priceUp':
    case 'priceDown':
    case 'discount':
      return goodsOrders[sort];
  }
};

/** The goods that match, ids and sort keys first, so that only the rows of the page are read whole. */
export const matchingQuery = (wanted: SearchWanted) => {
  const { terms, latitude, longitude, cityCode, sort, pageNum, pageSize } = wanted;
  const conditions = [...terms.map(matches), ...goodsConditions(wanted)];
  const isPlaced = latitude !== undefined && longitude !== undefined;
  return sql<FoundRow>`
    with near as (
      select supplier, min(metres_between(latitude, longitude, ${latitude ?? 0}, ${longitude ?? 0}))::integer as metres
      from shops where ${isPlaced} and supplier is not null group by supplier
    ), hits as materialized (
      select goods.goods_id, sort, sold, in_stock, price_fen, member_price_fen, original_price_fen, near.metres, ${rankOf(terms)} as rank
      from goods join goods_search s on s.goods_id = goods.goods_id left join near on near.supplier = goods.supplier
      where ${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}
    ), page as (
      select goods_id, metres, rank, row_number() over () as at
      from (select * from hits order by ${orderOf(sort)} limit ${pageSize} offset ${(pageNum - 1) * pageSize}) as ordered
    )
    select counted.total, shown.*
    from (select count(*)::integer as total from hits) as counted
    left join (
      select goods.*, page.metres, page.rank, page.at, ${cityCode === undefined ? sql`false` : soldInCity(cityCode)} as in_city
      from page join goods on goods.goods_id = page.goods_id
    ) as shown on true
    order by shown.at`;
};

const isFound = (row: FoundRow): row is MatchingGoods & { readonly total: number } => row.goods_id !== null;

export async function matchingGoods(db: Db, wanted: SearchWanted): Promise<Page<MatchingGoods>> {
  const { rows } = await matchingQuery(wanted).execute(db);
  const total = rows[0]?.total ?? 0;
  const list = rows.filter(isFound);
  return { list, total, hasNext: (wanted.pageNum - 1) * wanted.pageSize + list.length < total };
}

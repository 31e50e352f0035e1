import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { GoodsSort } from '#core/contract/goods/catalogue.shapes.ts';
import type { Db } from '../../../db/database.ts';
import type { Page, PageInput } from '../../../db/paged.ts';
import type { Goods } from '../../../db/schema/mall.ts';
import { soldInCity, type GoodsFilter } from '../catalogue/public.ts';
import { foundByDistance } from './found-by-distance.ts';
import { foundByFit } from './found-by-fit.ts';
import { foundInOrder } from './found-in-order.ts';
import { metresFrom } from './match-conditions.ts';
import type { SearchTerms } from './search-terms.ts';

export interface SearchWanted extends GoodsFilter, PageInput, SearchTerms {
  readonly sort: GoodsSort;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

export type MatchingGoods = Selectable<Goods> & {
  readonly metres: number | null;
  readonly in_city: boolean;
  /** 0: the name begins with the keyword; 1: it contains it; 2: it has its parts; 3: another text has it; null: the order does not need it. */
  readonly rank: number | null;
};

export interface MatchingPage extends Page<MatchingGoods> {
  /** There are more than `total`. */
  readonly isTotalMinimum: boolean;
}

/** A page beyond the last one has the number found alone. */
type FoundRow = { readonly found: number } & (MatchingGoods | { readonly goods_id: null });

/** Matches are counted up to here, or to the end of the page: counting all of a common keyword would take longer than the page. */
export const mostCounted = 100;

/** One more than is counted, to know whether there are more. */
const mostFound = ({ pageNum, pageSize }: PageInput): number => Math.max(mostCounted, pageNum * pageSize) + 1;

function foundTable(wanted: SearchWanted): RawBuilder<unknown> {
  const limited = { ...wanted, most: mostFound(wanted) };
  switch (wanted.sort) {
    case 'default':
      return foundByFit(limited);
    case 'distance':
      return foundByDistance(wanted, limited);
    case 'sales':
    case 'priceUp':
    case 'priceDown':
    case 'discount':
      return foundInOrder(wanted.sort, limited);
  }
}

/** The ids of the first matches, and the rows of the page whole. */
export const matchingQuery = (wanted: SearchWanted) => {
  const { latitude, longitude, cityCode, pageNum, pageSize } = wanted;
  const metres =
    latitude === undefined || longitude === undefined
      ? sql`null::integer`
      : sql`(select min(${metresFrom(latitude, longitude)})::integer from shops where shops.supplier = goods.supplier)`;
  return sql<FoundRow>`
    with ${foundTable(wanted)}
    select counted.found, shown.*
    from (select count(*)::integer as found from found) as counted
    left join (
      select goods.*, ${metres} as metres, found.rank, found.at, ${cityCode === undefined ? sql`false` : soldInCity(cityCode)} as in_city
      from found join goods on goods.goods_id = found.goods_id
      where found.at > ${(pageNum - 1) * pageSize} and found.at <= ${pageNum * pageSize}
    ) as shown on true
    order by shown.at`;
};

const isFound = (row: FoundRow): row is MatchingGoods & { readonly found: number } => row.goods_id !== null;

export async function matchingGoods(db: Db, wanted: SearchWanted): Promise<MatchingPage> {
  const { rows } = await matchingQuery(wanted).execute(db);
  const found = rows[0]?.found ?? 0;
  const most = mostFound(wanted);
  return {
    list: rows.filter(isFound),
    total: Math.min(found, most - 1),
    hasNext: found > wanted.pageNum * wanted.pageSize,
    isTotalMinimum: found === most,
  };
}

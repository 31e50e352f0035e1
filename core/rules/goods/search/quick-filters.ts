import type { ResultsQuery } from './results-query.ts';

export interface QuickFilter {
  readonly key: string;
  readonly text: string;
  readonly pressed: boolean;
  /** What a tap changes. */
  readonly change: Partial<ResultsQuery>;
}

const cheapYuan = 20;

/** The filters above the results that are switched on and off one by one. */
export function quickFilters(query: ResultsQuery, areaName: string): readonly QuickFilter[] {
  const isBag = query.coupon === 'qyfd';
  const isCheap = query.priceFrom === undefined && query.priceTo === cheapYuan;
  const filter = (
    key: string,
    text: string,
    pressed: boolean,
    change: Partial<ResultsQuery>,
  ): QuickFilter => ({
    key,
    text,
    pressed,
    change,
  });
  return [
    filter('city', `${areaName}可用`, query.inCity, { inCity: !query.inCity }),
    filter('bag', '可用福袋券', isBag, { coupon: isBag ? undefined : 'qyfd' }),
    filter('member', '会员价', query.memberPrice, { memberPrice: !query.memberPrice }),
    filter('stock', '仅看有货', query.inStock, { inStock: !query.inStock }),
    filter('cheap', `${cheapYuan}元以内`, isCheap, {
      priceFrom: undefined,
      priceTo: isCheap ? undefined : cheapYuan,
    }),
  ];
}

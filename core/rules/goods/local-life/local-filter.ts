import type { ShopFilter } from './shops-input.ts';

const nearMetres = 3_000;
const longestKeyword = 40;

/** The filters in the address, so that back keeps them. */
export interface LocalFilter {
  readonly keyword: string | undefined;
  readonly byScore: boolean;
  readonly nearOnly: boolean;
  readonly bagOnly: boolean;
  readonly openOnly: boolean;
}

export const localFilter = (read: (key: string) => string | undefined): LocalFilter => ({
  keyword: read('keyword')?.trim().slice(0, longestKeyword) || undefined,
  byScore: read('sort') === 'score',
  nearOnly: read('within') === '3km',
  bagOnly: read('coupon') === 'qyfd',
  openOnly: read('open') === '1',
});

export const queryOf = ({ keyword, byScore, nearOnly, bagOnly, openOnly }: LocalFilter) => ({
  keyword,
  sort: byScore ? 'score' : undefined,
  within: nearOnly ? '3km' : undefined,
  coupon: bagOnly ? 'qyfd' : undefined,
  open: openOnly ? '1' : undefined,
});

export const shopFilter = ({ keyword, byScore, nearOnly, bagOnly, openOnly }: LocalFilter): ShopFilter => ({
  ...(keyword !== undefined && { keyword }),
  sort: byScore ? 'score' : 'distance',
  ...(nearOnly && { withinMetres: nearMetres }),
  ...(bagOnly && { couponType: 'qyfd' }),
  ...(openOnly && { openNow: true }),
});

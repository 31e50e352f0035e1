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

/** Shops of every kind; the order stays. */
export const noLocalFilter = {
  keyword: undefined,
  nearOnly: false,
  bagOnly: false,
  openOnly: false,
} satisfies Partial<LocalFilter>;

export const isFiltered = ({ keyword, nearOnly, bagOnly, openOnly }: LocalFilter): boolean =>
  keyword !== undefined || nearOnly || bagOnly || openOnly;

/** The words of a search field as a filter. */
export const shopKeyword = (words: string): string | undefined =>
  words.trim().slice(0, longestKeyword) || undefined;

export const localFilter = (read: (key: string) => string | undefined): LocalFilter => ({
  keyword: shopKeyword(read('keyword') ?? ''),
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

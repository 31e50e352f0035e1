import type { GoodsSort } from '../../../contract/goods/catalogue.shapes.ts';
import type { CouponType } from '../../../contract/goods/shared/coupon.shapes.ts';
import type { Place } from '../../location/area.ts';

/** What the address of the results says; amounts in yuan. */
export interface ResultsQuery {
  readonly keyword: string;
  readonly sort: GoodsSort;
  readonly categoryId: string | undefined;
  readonly coupon: CouponType | undefined;
  readonly priceFrom: number | undefined;
  readonly priceTo: number | undefined;
  readonly inStock: boolean;
  readonly inCity: boolean;
  readonly memberPrice: boolean;
}

const sorts: readonly GoodsSort[] = ['sales', 'priceUp', 'priceDown', 'distance'];
export const sortNames: Readonly<Record<GoodsSort, string>> = {
  default: '综合',
  sales: '销量',
  priceUp: '价格从低到高',
  priceDown: '价格从高到低',
  discount: '折扣',
  distance: '距离',
};
export const couponNames: Readonly<Record<CouponType, string>> = {
  qyfd: '福袋券',
  wzg: '五折券',
  lllb: '流量券',
  cash: '代金券',
};
const couponTypes = Object.keys(couponNames) as readonly CouponType[];
const maxYuan = 1_000_000;

const yuan = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,7}$/.test(text) && Number(text) <= maxYuan ? Number(text) : undefined;

const idForm = /^[A-Za-z0-9_.:-]{1,64}$/;

export const resultsQuery = (read: (name: string) => string | undefined): ResultsQuery => {
  const categoryId = read('categoryId');
  return {
    keyword: (read('keyword') ?? '').slice(0, 200),
    sort: sorts.find((sort) => sort === read('sort')) ?? 'default',
    categoryId: categoryId !== undefined && idForm.test(categoryId) ? categoryId : undefined,
    coupon: couponTypes.find((type) => type === read('coupon')),
    priceFrom: yuan(read('from')),
    priceTo: yuan(read('to')),
    inStock: read('stock') === '1',
    inCity: read('city') === '1',
    memberPrice: read('member') === '1',
  };
};

export const noFilter: Omit<ResultsQuery, 'keyword' | 'sort'> = {
  categoryId: undefined,
  coupon: undefined,
  priceFrom: undefined,
  priceTo: undefined,
  inStock: false,
  inCity: false,
  memberPrice: false,
};

const flag = (on: boolean): string | undefined => (on ? '1' : undefined);

/** The same as a query of the address, without what is usual. */
export const queryOf = (query: ResultsQuery) => ({
  keyword: query.keyword || undefined,
  sort: query.sort === 'default' ? undefined : query.sort,
  categoryId: query.categoryId,
  coupon: query.coupon,
  from: query.priceFrom?.toString(),
  to: query.priceTo?.toString(),
  stock: flag(query.inStock),
  city: flag(query.inCity),
  member: flag(query.memberPrice),
});

/** The keyword without its price words; each `rest` has the others in it. */
export const withoutPrices = (
  keyword: string,
  [first, ...others]: readonly { readonly text: string; readonly rest: string }[],
): string => others.reduce((rest, { text }) => rest.replace(text, '').trim(), first?.rest ?? keyword);

/** How many filters are on; a range of prices is one. */
export const filterCount = (query: ResultsQuery): number =>
  [
    query.categoryId,
    query.coupon,
    query.priceFrom ?? query.priceTo,
    query.inStock || undefined,
    query.inCity || undefined,
    query.memberPrice || undefined,
  ].filter((value) => value !== undefined).length;

/** The input of the list. The place is sent only where the answer depends on it, so that others have one answer for all. */
export function goodsInput(query: ResultsQuery, place: Place) {
  const { keyword, sort, categoryId, coupon, priceFrom, priceTo } = query;
  return {
    sort,
    ...(keyword.trim() !== '' && { keyword }),
    ...(categoryId !== undefined && { categoryId }),
    ...(coupon !== undefined && { couponType: coupon }),
    ...(priceFrom !== undefined && { priceFrom: priceFrom * 100 }),
    ...(priceTo !== undefined && { priceTo: priceTo * 100 }),
    ...(query.inStock && { inStock: 1 as const }),
    ...(query.memberPrice && { memberPrice: 1 as const }),
    ...(query.inCity && { inCity: 1 as const }),
    ...((query.inCity || sort === 'distance') && { cityCode: place.areaNum }),
    ...(sort === 'distance' && { latitude: place.latitude, longitude: place.longitude }),
  };
}

const priceWord = /[元块¥折]|rmb/i;
/** The list depends on prices: by its order, a filter, or words of the keyword that may be one. */
export const isByPrice = ({ sort, priceFrom, priceTo, keyword }: ResultsQuery): boolean =>
  sort === 'priceUp' ||
  sort === 'priceDown' ||
  sort === 'discount' ||
  priceFrom !== undefined ||
  priceTo !== undefined ||
  priceWord.test(keyword);

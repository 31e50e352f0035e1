import type { GoodsSort } from '#core/contract/goods/catalogue.shapes.ts';
import type { Navigator } from '#web/platform/navigation/navigation.tsx';

/** The rail's first entry: goods of every category. */
export const recommended = 'recommend';

/** What the address says: the category, its sub-category, the order and the coupon filter. */
export interface CategoryQuery {
  readonly categoryId: string;
  readonly subId: string | undefined;
  readonly sort: GoodsSort;
  readonly bagOnly: boolean;
}

const sorts: readonly GoodsSort[] = ['sales', 'priceUp', 'priceDown'];

export const categoryQuery = (read: Navigator['queryValue']): CategoryQuery => ({
  categoryId: read('categoryId') ?? recommended,
  subId: read('subId'),
  sort: sorts.find((sort) => sort === read('sort')) ?? 'default',
  bagOnly: read('coupon') === 'qyfd',
});

/** The same as a query of the address, without what is usual. */
export const queryOf = ({ categoryId, subId, sort, bagOnly }: CategoryQuery) => ({
  categoryId: categoryId === recommended ? undefined : categoryId,
  subId,
  sort: sort === 'default' ? undefined : sort,
  coupon: bagOnly ? 'qyfd' : undefined,
});

/** The input of the list of goods. */
export const goodsInput = ({ categoryId, subId, sort, bagOnly }: CategoryQuery) => ({
  ...(categoryId !== recommended && { categoryId: subId ?? categoryId }),
  sort,
  ...(bagOnly && { couponType: 'qyfd' as const }),
});

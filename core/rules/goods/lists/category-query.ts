import type { GoodsSort } from '../../../contract/goods/catalogue.shapes.ts';

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

export const categoryQuery = (read: (name: string) => string | undefined): CategoryQuery => ({
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

export interface CategoryChip {
  readonly key: string;
  readonly text: string;
  readonly pressed: boolean;
  /** What a tap changes. */
  readonly change: Partial<CategoryQuery>;
}

/** The orders of the list and its filter; a second tap on the price turns the order round. */
export function categoryChips({ sort, bagOnly }: CategoryQuery): readonly CategoryChip[] {
  const inOrder = (key: GoodsSort, text: string, next = key): CategoryChip => ({
    key,
    text,
    pressed: sort === key || (key === 'priceUp' && sort === 'priceDown'),
    change: { sort: next },
  });
  return [
    inOrder('default', '综合'),
    inOrder('sales', '销量'),
    inOrder(
      'priceUp',
      sort === 'priceUp' ? '价格从低到高' : sort === 'priceDown' ? '价格从高到低' : '价格',
      sort === 'priceUp' ? 'priceDown' : 'priceUp',
    ),
    { key: 'bag', text: '可用福袋', pressed: bagOnly, change: { bagOnly: !bagOnly } },
  ];
}

import type { Page, PageInput } from '../../../db/paged.ts';

/** A page of goods; of many goods only the first are counted. */
export interface CountedPage<Item> extends Page<Item> {
  /** There are more than `total`. */
  readonly isTotalMinimum: boolean;
}

/** A row of the page with the number of goods counted; a page beyond the last one has the number alone. */
export type CountedRow<Item extends { readonly goods_id: string }> = { readonly counted: number } & (
  | Item
  | { readonly goods_id: null }
);

/** Goods are counted up to here, or to the end of the page: counting all of a large category would take longer than the page. */
export const maxCounted = 100;

/** One more than is counted, to know whether there are more. */
export const countLimit = ({ pageNum, pageSize }: PageInput): number =>
  Math.max(maxCounted, pageNum * pageSize) + 1;

export function countedPage<Item extends { readonly goods_id: string }>(
  input: PageInput,
  rows: readonly CountedRow<Item>[],
): CountedPage<Item> {
  const counted = rows[0]?.counted ?? 0;
  const limit = countLimit(input);
  return {
    list: rows.filter((row): row is Item & { readonly counted: number } => row.goods_id !== null),
    total: Math.min(counted, limit - 1),
    hasNext: counted > input.pageNum * input.pageSize,
    isTotalMinimum: counted === limit,
  };
}

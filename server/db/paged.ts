import type { SelectQueryBuilder } from 'kysely';

export interface PageInput {
  readonly pageNum: number;
  readonly pageSize: number;
}

export interface Page<Item> {
  readonly list: Item[];
  readonly total: number;
  readonly hasNext: boolean;
}

interface Sliceable<Row> {
  offset(rows: number): { limit(rows: number): { execute(): Promise<Row[]> } };
}

/** One page of `rows`, which must be ordered, and the number of all rows of `counted`. Both queries run at once. */
export async function paged<DB, TB extends keyof DB, Row>(
  { pageNum, pageSize }: PageInput,
  counted: SelectQueryBuilder<DB, TB, object>,
  rows: Sliceable<Row>,
): Promise<Page<Row>> {
  const skip = (pageNum - 1) * pageSize;
  const [{ total }, list] = await Promise.all([
    counted.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow() as Promise<{
      total: number;
    }>,
    rows.offset(skip).limit(pageSize).execute(),
  ]);
  return { list, total, hasNext: skip + list.length < total };
}

/** The same page with each item replaced by its view. */
export const mapPage = <Row, Item>(page: Page<Row>, view: (row: Row) => Item): Page<Item> => ({
  ...page,
  list: page.list.map(view),
});

/** A page with the server's time, for lists that count down. */
export const timedPage = <Item>(page: Page<Item>, now: Date) => ({ ...page, serverNow: now.toISOString() });

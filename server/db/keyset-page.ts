import { sql, type SelectQueryBuilder } from 'kysely';
import type { Db } from './database.ts';
import { rememberedCount, type Count, type Limitable } from './remembered-count.ts';

export interface KeysetPage<Row> {
  readonly page: readonly Row[];
  readonly nextKey: string | null;
  /** Null on every page but the first. */
  readonly count: Count | null;
}

interface PageParts<Row> {
  /** The key that the page follows; undefined: it is the first. */
  readonly after: string | undefined;
  keyOf(row: Row): string;
  /** The same conditions without the key, for the count. */
  counted(): Limitable;
  /** Names the list and its filters where one of the conditions contains the time. */
  readonly countKey?: string;
  readonly db: Db;
}

/**
 * How many rows are read for a page: one more tells whether another page follows. A literal, because with a parameter in its place
 * the plan of a prepared statement is made again for every request.
 */
export const rowsFor = (limit: number) => sql.lit(limit + 1);

/** A page of a list by key, of the rows that were read for it. */
export async function keysetPage<Row>(
  found: readonly Row[],
  limit: number,
  { after, keyOf, counted, countKey, db }: PageParts<Row>,
): Promise<KeysetPage<Row>> {
  const page = found.slice(0, limit);
  const last = page[page.length - 1];
  return {
    page,
    nextKey: found.length > limit && last ? keyOf(last) : null,
    count: after === undefined ? await rememberedCount(db, counted(), countKey) : null,
  };
}

interface OrderedList<DB, TB extends keyof DB, Row, Columns, Key> {
  readonly db: Db;
  /** Without order and limit. */
  readonly rows: SelectQueryBuilder<DB, TB, Row>;
  /** The columns of the order; no two rows are equal in them. */
  readonly by: Columns;
  readonly order?: 'asc' | 'desc';
  keyOf(row: Row): Key;
  counted(): Limitable;
}

interface PageInput {
  readonly after?: string | undefined;
  readonly limit: number;
}

/** A page of a list by time and id, the newest first unless the order says otherwise. */
export async function pageByTime<DB, TB extends keyof DB, Row>(
  {
    db,
    rows,
    by: [time, id],
    order = 'desc',
    keyOf,
    counted,
  }: OrderedList<DB, TB, Row, readonly [time: string, id: string], readonly [Date, string]>,
  { after, limit }: PageInput,
): Promise<KeysetPage<Row>> {
  const key = after === undefined ? undefined : timeKeyIn(after);
  const place = sql`(${sql.ref(time)}, ${sql.ref(id)})`;
  const following = key && sql<boolean>`${place} ${order === 'asc' ? sql`>` : sql`<`} (${key.at}, ${key.id})`;
  const found = await (following ? rows.where(following) : rows)
    .orderBy(sql.ref(time), order)
    .orderBy(sql.ref(id), order)
    .limit(rowsFor(limit))
    .execute();
  return keysetPage(found as Row[], limit, { after, keyOf: (row) => timeKey(...keyOf(row)), counted, db });
}

/** A page of a list by a number, the greatest first unless the order says otherwise. */
export async function pageByNumber<DB, TB extends keyof DB, Row>(
  { db, rows, by, order = 'desc', keyOf, counted }: OrderedList<DB, TB, Row, string, number>,
  { after, limit }: PageInput,
): Promise<KeysetPage<Row>> {
  const key = after === undefined ? undefined : Number(after) || 0;
  const following =
    key === undefined
      ? undefined
      : sql<boolean>`${sql.ref(by)} ${order === 'asc' ? sql`>` : sql`<`} ${key}::bigint`;
  const found = await (following ? rows.where(following) : rows)
    .orderBy(sql.ref(by), order)
    .limit(rowsFor(limit))
    .execute();
  return keysetPage(found as Row[], limit, { after, keyOf: (row) => String(keyOf(row)), counted, db });
}

/** The key of a row in a list by time: its time and its id, since several rows may have one time. */
export const timeKey = (at: Date, id: string): string => `${at.getTime()}.${id}`;

export function timeKeyIn(key: string): { readonly at: Date; readonly id: string } {
  const [time = '', id = ''] = key.split(/\.(.*)/s);
  return { at: new Date(Number(time) || 0), id };
}

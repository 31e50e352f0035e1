import { sql, type Expression } from 'kysely';
import type { Db } from './database.ts';

/** Rows are counted up to here; beyond it the console says 10,000+. */
export const maxCounted = 10_000;

export interface KeysetPage<Row> {
  readonly page: readonly Row[];
  readonly nextKey: string | null;
  /** Null on every page but the first. */
  readonly count: { readonly value: number; readonly exact: boolean } | null;
}

/** A query without its limit. */
interface Limitable {
  limit(rows: number): Expression<unknown>;
}

interface PageParts<Row> {
  /** The key that the page follows; undefined: it is the first. */
  readonly after: string | undefined;
  keyOf(row: Row): string;
  /** The same conditions without the key, for the count. */
  counted(): Limitable;
  readonly db: Db;
}

/** A page of a list by key: one row more than the page was read, which tells whether another page follows. */
export async function keysetPage<Row>(
  found: readonly Row[],
  limit: number,
  { after, keyOf, counted, db }: PageParts<Row>,
): Promise<KeysetPage<Row>> {
  const page = found.slice(0, limit);
  const last = page[page.length - 1];
  return {
    page,
    nextKey: found.length > limit && last ? keyOf(last) : null,
    count: after === undefined ? await countOf(counted(), db) : null,
  };
}

async function countOf(
  rows: Limitable,
  db: Db,
): Promise<{ readonly value: number; readonly exact: boolean }> {
  const {
    rows: [counts],
  } = await sql<{ value: number }>`
    select count(*) as value from (${rows.limit(maxCounted + 1)}) as counted`.execute(db);
  const value = counts?.value ?? 0;
  return { value: Math.min(value, maxCounted), exact: value <= maxCounted };
}

/** The key of a row in a list by time: its time and its id, since several rows may have one time. */
export const timeKey = (at: Date, id: string): string => `${at.getTime()}.${id}`;

export function timeKeyIn(key: string): { readonly at: Date; readonly id: string } {
  const [time = '', id = ''] = key.split(/\.(.*)/s);
  return { at: new Date(Number(time) || 0), id };
}

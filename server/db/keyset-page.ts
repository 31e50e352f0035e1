import { sql, type SelectQueryBuilder } from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './schema.ts';

/** Rows are counted up to here; beyond it the console says 10,000+. */
export const maxCounted = 10_000;

export interface KeysetPage<Row> {
  readonly page: readonly Row[];
  readonly nextKey: string | null;
  readonly count: { readonly value: number; readonly exact: boolean };
}

interface PageParts<Row, Table extends keyof Tables> {
  keyOf(row: Row): string;
  /** The same conditions without the key, for the count. */
  counted(): SelectQueryBuilder<Tables, Table, unknown>;
  readonly db: Db;
}

/** A page of a list by key: one row more than the page was read, which tells whether another page follows. */
export async function keysetPage<Row, Table extends keyof Tables>(
  found: readonly Row[],
  limit: number,
  { keyOf, counted, db }: PageParts<Row, Table>,
): Promise<KeysetPage<Row>> {
  const page = found.slice(0, limit);
  const last = page[page.length - 1];
  const {
    rows: [counts],
  } = await sql<{ value: number }>`
    select count(*) as value from (${counted().limit(maxCounted + 1)}) as counted`.execute(db);
  const value = counts?.value ?? 0;
  return {
    page,
    nextKey: found.length > limit && last ? keyOf(last) : null,
    count: { value: Math.min(value, maxCounted), exact: value <= maxCounted },
  };
}

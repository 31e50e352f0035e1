import { LRUCache } from 'lru-cache';
import { sql, type Expression } from 'kysely';
import type { Db } from './database.ts';

/** Rows are counted up to here; beyond it the console says 10,000+. */
export const maxCounted = 10_000;
/**
 * For how long a count of so many rows is used again, whatever changed in between. Up to 1,000 rows are counted for each request: an
 * operator sees at once what was added or removed. That there are more than 10,000 changes rarely.
 */
export const rememberedMs = (rows: number): number =>
  rows <= 1_000 ? 0 : rows <= maxCounted ? 5_000 : 60_000;

export interface Count {
  readonly value: number;
  readonly exact: boolean;
}

/** A query without its limit. */
export interface Limitable {
  limit(rows: ReturnType<typeof sql.lit<number>>): Expression<unknown>;
}

/** A process may have several databases in tests. */
const counts = new WeakMap<Db, LRUCache<string, Count>>();

function countsOf(db: Db): LRUCache<string, Count> {
  const found = counts.get(db) ?? new LRUCache<string, Count>({ max: 200, ttlResolution: 0 });
  counts.set(db, found);
  return found;
}

/**
 * How many rows there are, up to 10,000. A large count is remembered by the process for the same list with the same filters,
 * which are the text and the values of the query, or `key` when one of its values is the time.
 */
export async function rememberedCount(db: Db, rows: Limitable, key?: string): Promise<Count> {
  const query = sql<{
    value: number;
  }>`select count(*) as value from (${rows.limit(sql.lit(maxCounted + 1))}) as counted`.compile(db);
  const remembered = countsOf(db);
  const list = key ?? `${query.sql} ${JSON.stringify(query.parameters)}`;
  const known = remembered.get(list);
  if (known) return known;
  const {
    rows: [counted],
  } = await db.executeQuery<{ value: number }>(query);
  const value = counted?.value ?? 0;
  const count = { value: Math.min(value, maxCounted), exact: value <= maxCounted };
  const ttl = rememberedMs(value);
  if (ttl > 0) remembered.set(list, count, { ttl });
  return count;
}

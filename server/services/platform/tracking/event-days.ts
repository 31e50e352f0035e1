import { sql } from 'kysely';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { chinaInstant, chinaTime } from '#core/rules/format/china-time.ts';
import type { Db, Tx } from '../../../db/database.ts';

const dayMs = 24 * 3_600_000;
const partOf = (at: Date): string => `events_${chinaDay(at).replaceAll('-', '')}`;
const startOf = (at: Date): Date => {
  const { year, month, day } = chinaTime(at);
  return new Date(chinaInstant({ year, month, day }));
};

/** The table's partitions, oldest first. */
export async function eventParts(db: Db | Tx): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'events'::regclass order by 1`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** Creates the missing partitions for the days of these times. Inserts go on meanwhile, and two instances may run it at once. */
export async function makeEventDays(db: Db, moments: readonly Date[]): Promise<void> {
  const input = new Map(moments.map((at) => [partOf(at), startOf(at)]));
  await db.transaction().execute(async (tx) => {
    await oneAtATime(tx);
    const known = await eventParts(tx);
    for (const [name, start] of input) {
      if (known.includes(name)) continue;
      const [from, to] = [start, new Date(start.getTime() + dayMs)].map((at) => sql.lit(at.toISOString()));
      await sql`create table ${sql.table(name)} (like events including all)`.execute(tx);
      await sql`alter table events attach partition ${sql.table(name)} for values from (${from}) to (${to})`.execute(
        tx,
      );
    }
  });
}

/** Drops the days that ended before this time; returns how many. */
export async function dropEventDays(db: Db, before: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await oneAtATime(tx);
    const over = (await eventParts(tx)).filter((name) => name < partOf(before));
    for (const name of over) await sql`drop table ${sql.table(name)}`.execute(tx);
    return over.length;
  });
}

/** Drops the oldest days before that of `at` until the table has at most `maxBytes`; returns its size. */
export async function shrinkEvents(db: Db, maxBytes: number, at: Date): Promise<number> {
  const before = totalBytes(await partSizes(db));
  if (before <= maxBytes) return before;
  return db.transaction().execute(async (tx) => {
    await oneAtATime(tx);
    const parts = await partSizes(tx);
    let left = totalBytes(parts);
    for (const { name, bytes } of parts) {
      if (left <= maxBytes || name >= partOf(at)) break;
      await sql`drop table ${sql.table(name)}`.execute(tx);
      left -= bytes;
    }
    return left;
  });
}

interface PartSize {
  readonly name: string;
  readonly bytes: number;
}

const totalBytes = (parts: readonly PartSize[]): number => parts.reduce((sum, { bytes }) => sum + bytes, 0);

/** The partitions with their indexes, oldest first. */
async function partSizes(db: Db | Tx): Promise<readonly PartSize[]> {
  const { rows } = await sql<PartSize>`
    select c.relname as name, pg_total_relation_size(c.oid) as bytes
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'events'::regclass order by 1`.execute(
    db,
  );
  return rows;
}

const oneAtATime = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('event-days'))`.execute(tx);

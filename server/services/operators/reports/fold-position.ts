import { sql } from 'kysely';
import { chinaDay, chinaDayBounds, daysBefore } from '#core/rules/format/china-day.ts';
import type { Db, Tx } from '../../../db/database.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** At the first start: the longest period and the one before it. */
const firstDays = 180;
/** Of one transaction, so that it ends within the time of a statement. */
const slices = { first: 10 * minuteMs, longest: 96 * hourMs, shortest: minuteMs } as const;
const [fewRows, manyRows] = [2_000, 20_000] as const;
/** More transactions than can begin while one of this job waits for another. */
const farAhead = 1_000_000;

export interface Slice {
  /** After this moment, up to and with the other. */
  readonly from: Date;
  readonly until: Date;
}

/** What has a position of its own. */
export interface Folded {
  readonly report: 'trade' | 'events';
  /** A row is written at most so much later than its time, besides by a transaction that is still open. */
  readonly marginSeconds: number;
  /** Counts the rows of a slice and returns how many it read. */
  fold(tx: Tx, slice: Slice): Promise<number>;
}

/**
 * Folds everything since the position that can not grow any more. The position moves in the transaction of the counts, under its lock, so
 * that neither a stop nor another process loses or doubles anything.
 */
export async function foldNew(db: Db, folded: Folded, now: Date): Promise<void> {
  let length: number = slices.first;
  for (;;) {
    const rows = await db.transaction().execute((tx) => foldSlice(tx, folded, now, length));
    if (rows === undefined) return;
    if (rows < fewRows) length = Math.min(slices.longest, length * 2);
    else if (rows > manyRows) length = Math.max(slices.shortest, length / 2);
  }
}

/** How many rows were folded; undefined: there is nothing to fold yet, or another process does. */
async function foldSlice(
  tx: Tx,
  { report, marginSeconds, fold }: Folded,
  now: Date,
  length: number,
): Promise<number | undefined> {
  const first = chinaDayBounds(daysBefore(chinaDay(now), firstDays)).from;
  await sql`
    insert into report_progress (report, folded_until, seen_at, seen_xid)
    values (${report}, ${first}, ${now}, pg_current_xact_id()) on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ foldedUntil: Date; mayFoldUntil: Date; hasEnded: boolean }>`
    select folded_until as "foldedUntil",
      -- Hosts are known of visits that the funnel has counted.
      least(seen_at - make_interval(secs => ${marginSeconds}), (select counted_until from funnel_progress)) as "mayFoldUntil",
      -- A number far beyond this cluster's is of the one that the data was restored from.
      pg_snapshot_xmin(pg_current_snapshot()) >= seen_xid
        or seen_xid::text::numeric > pg_current_xact_id()::text::numeric + ${farAhead} as "hasEnded"
    from report_progress where report = ${report} for update skip locked`.execute(tx);
  const progress = rows[0];
  // A transaction that began before the moment is still writing: its rows would be missed.
  if (!progress?.hasEnded) return undefined;
  const from = progress.foldedUntil;
  const until = new Date(Math.min(progress.mayFoldUntil.getTime(), from.getTime() + length));
  if (until <= from) {
    await seeMoment(tx, report, now);
    return undefined;
  }
  const rowsRead = await fold(tx, { from, until });
  await tx.updateTable('report_progress').set({ folded_until: until }).where('report', '=', report).execute();
  return rowsRead;
}

/** Everything before this moment may be folded once the transactions that began before this one have ended. */
const seeMoment = (tx: Tx, report: string, now: Date) =>
  sql`
    update report_progress set seen_at = greatest(seen_at, ${now}), seen_xid = pg_current_xact_id()
    where report = ${report}`.execute(tx);

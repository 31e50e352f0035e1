import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { before, dayMs } from '../lifetime.ts';
import { writerName, type JobRounds } from './job-rounds.ts';
import type { Work } from './service-jobs.ts';

/** Writes what this process knows of its background work: what changed, in one statement, and at once when a work begins to fail. */
export function writeRoundsWork(
  { db, clock, rounds }: { readonly db: Db; readonly clock: Clock; readonly rounds: JobRounds },
  process: string,
): Work {
  const write = async (): Promise<number> => {
    const changed = rounds.changed();
    if (changed.length === 0) return 0;
    const now = clock.now();
    await db
      .insertInto('background_jobs')
      .values(
        changed.map((state) => ({
          kind: state.kind,
          job: state.job,
          process,
          every_ms: state.everyMs,
          runs: state.runs,
          failures: state.failures,
          last_run_at: state.lastRunAt,
          last_ms: state.lastMs,
          is_failing: state.isFailing,
          last_failed_at: state.lastFailedAt,
          last_error: state.lastError,
          seen_at: now,
        })),
      )
      .onConflict((c) =>
        c.columns(['kind', 'job', 'process']).doUpdateSet((e) => ({
          runs: e.ref('excluded.runs'),
          failures: e.ref('excluded.failures'),
          last_run_at: e.ref('excluded.last_run_at'),
          last_ms: e.ref('excluded.last_ms'),
          is_failing: e.ref('excluded.is_failing'),
          last_failed_at: e.ref('excluded.last_failed_at'),
          last_error: e.ref('excluded.last_error'),
          seen_at: e.ref('excluded.seen_at'),
        })),
      )
      .execute();
    rounds.stored(changed);
    return 0;
  };
  return {
    name: writerName,
    everyMs: 15_000,
    signal: rounds.failed,
    run: write,
    // A process that stops in order has no background work any more.
    afterStop: () => forgetRounds(db, process),
  };
}

const forgetRounds = async (db: Db, process: string): Promise<void> =>
  void (await sql`
    with gone as (delete from background_jobs where process = ${process} returning *)
    insert into background_jobs
    select kind, job, '', every_ms, runs, failures, last_run_at, last_ms, false, last_failed_at, last_error, seen_at from gone
    where last_run_at is not null
    on conflict (kind, job, process) do update set every_ms = excluded.every_ms, runs = excluded.runs, failures = excluded.failures,
      last_run_at = excluded.last_run_at, last_ms = excluded.last_ms, last_failed_at = excluded.last_failed_at,
      last_error = excluded.last_error, seen_at = excluded.seen_at
      where background_jobs.last_run_at is null or background_jobs.last_run_at < excluded.last_run_at`.execute(
    db,
  ));

/** Rows of processes that were killed. */
export const sweepRounds = (db: Db, now: Date) =>
  db
    .deleteFrom('background_jobs')
    .where('process', '<>', '')
    .where('seen_at', '<', before(now, 3 * dayMs))
    .execute();

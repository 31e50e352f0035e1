import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { OnEnded } from './job-rounds.ts';
import type { RecurringJob } from './service-jobs.ts';

const rethrow: OnEnded = ({ error }) => {
  if (error !== undefined) throw error instanceof Error ? error : new Error('a job failed', { cause: error });
};

/**
 * Runs each job that is due and returns how many ran. Of several instances the one that updates the job's row runs it. One that fails does
 * not keep the others from running.
 */
export async function runDueJobs(
  db: Db,
  clock: Clock,
  jobs: readonly RecurringJob[],
  onEnded: OnEnded = rethrow,
): Promise<number> {
  let ran = 0;
  const waiting = await waitingJobs(db, clock.now());
  for (const job of jobs) {
    if (waiting.has(job.name)) continue;
    const now = clock.now();
    const mine = await db
      .insertInto('recurring_jobs')
      .values({ name: job.name, next_run_at: new Date(now.getTime() + job.everyMs) })
      .onConflict((c) =>
        c
          .column('name')
          .doUpdateSet({ next_run_at: new Date(now.getTime() + job.everyMs) })
          .where('recurring_jobs.next_run_at', '<=', now),
      )
      .returning('name')
      .executeTakeFirst();
    if (!mine) continue;
    const startedAt = performance.now();
    const error = await job.run().then(
      () => undefined,
      (thrown: unknown) => thrown ?? new Error('no reason'),
    );
    onEnded({ kind: 'recurring', job: job.name, ms: performance.now() - startedAt, error });
    ran += 1;
  }
  return ran;
}

/** One statement for all jobs: nothing else is asked while none is due. */
const waitingJobs = async (db: Db, now: Date): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('recurring_jobs').select('name').where('next_run_at', '>', now).execute();
  return new Set(rows.map(({ name }) => name));
};

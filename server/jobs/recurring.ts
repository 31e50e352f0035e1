import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { RecurringJob } from './service-jobs.ts';

/** Runs each job that is due and returns how many ran. Of several instances the one that updates the job's row runs it. */
export async function runDueJobs(db: Db, clock: Clock, jobs: readonly RecurringJob[]): Promise<number> {
  let ran = 0;
  for (const job of jobs) {
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
    await job.run();
    ran += 1;
  }
  return ran;
}

import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';

export interface RecurringJob {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<void>;
}

/** Runs each job that is due, in whichever instance moves its row first, and says how many ran. */
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

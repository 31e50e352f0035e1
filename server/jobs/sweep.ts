import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { RecurringJob, Sweep } from './service-jobs.ts';

/** Runs the clean-up of every service, one after the other. */
export const sweepJob = (db: Db, clock: Clock, sweeps: readonly Sweep[]): RecurringJob => ({
  name: 'sweep',
  everyMs: 10 * 60_000,
  async run() {
    for (const sweep of sweeps) await sweep(db, clock.now());
  },
});

import type { Deps } from '../deps.ts';
import { runDueJobs } from './recurring.ts';
import type { ServiceJobs } from './service-jobs.ts';
import { sweepJob } from './sweep.ts';
import { startWorker, type JobWorker } from './worker.ts';

/** Starts the background work that was registered; the recurring jobs and sweeps share one worker. */
export function startJobs(
  { db, clock, log, metrics }: Deps,
  registered: readonly ServiceJobs[],
): readonly JobWorker[] {
  const sweeps = registered.flatMap((jobs) => jobs.sweeps ?? []);
  const recurring = [sweepJob(db, clock, sweeps), ...registered.flatMap((jobs) => jobs.recurring ?? [])];
  const works = [
    ...registered.flatMap((jobs) => jobs.works ?? []),
    { name: 'recurring', everyMs: 15_000, run: () => runDueJobs(db, clock, recurring) },
  ];
  return works.map((work) => startWorker(work, log, metrics));
}

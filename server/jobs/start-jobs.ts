import type { Deps } from '../deps.ts';
import { jobRounds, type JobName, type OnEnded } from './job-rounds.ts';
import { newProcessName } from './process-name.ts';
import { runDueJobs } from './recurring.ts';
import type { ServiceJobs } from './service-jobs.ts';
import { sweepJob } from './sweep.ts';
import { startWorker, type JobWorker } from './worker.ts';
import { writeRoundsWork } from './write-rounds.ts';

/** Starts the background work that was registered; the recurring jobs and sweeps share one worker. */
export function startJobs(
  { db, clock, log, metrics, minutes }: Deps,
  registered: readonly ServiceJobs[],
): readonly JobWorker[] {
  const rounds = jobRounds(clock);
  const ended: OnEnded = (round) => {
    const { kind, job, ms, error } = round;
    rounds.ended(round);
    if (kind === 'work') metrics.job(job, error === undefined ? 'done' : 'failed', ms / 1_000);
    if (error === undefined) return;
    minutes.jobFailed(job);
    log.error({ err: error, job }, 'job failed');
  };
  const sweeps = registered.flatMap((jobs) => jobs.sweeps ?? []);
  const recurring = [sweepJob(db, clock, sweeps), ...registered.flatMap((jobs) => jobs.recurring ?? [])];
  const works = [
    ...registered.flatMap((jobs) => jobs.works ?? []),
    { name: 'recurring', everyMs: 15_000, run: () => runDueJobs(db, clock, recurring, ended) },
    writeRoundsWork({ db, clock, rounds }, newProcessName()),
  ];
  const add = (kind: JobName['kind']) => (each: { readonly name: string; readonly everyMs: number }) =>
    rounds.add({ kind, job: each.name }, each.everyMs);
  works.forEach(add('work'));
  recurring.forEach(add('recurring'));
  return works.map((work) => startWorker(work, ended));
}

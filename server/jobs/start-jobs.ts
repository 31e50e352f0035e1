import type { Deps } from '../deps.ts';
import { jobRounds, type JobName, type OnEnded } from './job-rounds.ts';
import { dueWork } from './due-work.ts';
import { newProcessName } from './process-name.ts';
import { runDueJobs } from './recurring.ts';
import type { QueueWork, ServiceJobs, Work } from './service-jobs.ts';
import { sweepJob } from './sweep.ts';
import { WakeSignal } from './wake-signal.ts';
import { startWorker, type JobWorker } from './worker.ts';
import { writeRoundsWork } from './write-rounds.ts';

/** How often a process looks for due rows. */
const lookEveryMs = 2_500;
/** A work runs so often even if no row of it was seen to be due. */
const safetyMs = 10 * 60_000;

/**
 * Starts the background work that was registered; the recurring jobs and sweeps share one worker. Works with `dueAt` run when rows are due.
 */
export function startJobs(
  { db, clock, log, metrics, minutes, workDue }: Deps,
  registered: readonly ServiceJobs[],
  dueEveryMs = lookEveryMs,
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
  const all = registered.flatMap((jobs) => jobs.works ?? []);
  const queues = all.filter(({ dueAt }) => dueAt !== undefined).map(withSignal);
  const works = [
    dueWork({ db, clock, signal: workDue, everyMs: dueEveryMs }, queues),
    ...queues.map((work) => ({ ...work, everyMs: safetyMs })),
    ...all.filter(({ dueAt }) => dueAt === undefined),
    { name: 'recurring', everyMs: 15_000, run: () => runDueJobs(db, clock, recurring, ended) },
    writeRoundsWork({ db, clock, rounds }, newProcessName()),
  ];
  const add = (kind: JobName['kind']) => (each: { readonly name: string; readonly everyMs: number }) =>
    rounds.add({ kind, job: each.name }, each.everyMs);
  works.forEach(add('work'));
  recurring.forEach(add('recurring'));
  return works.map((work) => startWorker(work, ended));
}

const withSignal = ({ dueAt, signal = new WakeSignal(), ...work }: Work): QueueWork => {
  if (!dueAt) throw new Error(`${work.name} does not say when it is due`);
  return { ...work, dueAt, signal };
};

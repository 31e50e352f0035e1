import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { count, isoTime, noInput } from '../../fields.ts';

export const jobKinds = ['work', 'recurring'] as const;
/** 'silent': no process reports it any more. 'waiting': it has not run yet. */
export const jobStates = ['failing', 'silent', 'waiting', 'fine'] as const;

const backgroundJob = z.object({
  /** A work runs in every process, a recurring one in one of them at a time. */
  kind: z.enum(jobKinds),
  job: z.string(),
  title: z.string(),
  state: z.enum(jobStates),
  everySeconds: z.number().min(0),
  /** Processes that report it. */
  processes: count,
  runs: count,
  failures: count,
  /** Null: it has not run yet. */
  lastRunAt: isoTime.nullable(),
  lastMs: count.nullable(),
  nextRunAt: isoTime.nullable(),
  lastFailure: z.object({ at: isoTime, text: z.string() }).nullable(),
  /** What waits for it; null: it has no queue. */
  queue: z.object({ size: count, oldestSeconds: z.number().min(0) }).nullable(),
});
export type BackgroundJob = z.output<typeof backgroundJob>;

export const backgroundJobShapes = {
  /** Those that fail first. */
  backgroundJobs: shape(noInput, z.object({ readAt: isoTime, rows: z.array(backgroundJob) })),
};

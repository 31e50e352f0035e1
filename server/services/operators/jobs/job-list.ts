import { sql } from 'kysely';
import type { backgroundJobConsole } from '#core/contract/console/operations/background-jobs.ts';
import { jobStates, type BackgroundJob } from '#core/contract/console/operations/background-jobs.shapes.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { jobText } from '#core/rules/console/operations/background-jobs.ts';
import type { Deps } from '../../../deps.ts';
import type { Backlog } from '../../../http/monitoring/state-metrics.ts';
import { readBacklogs } from '../monitoring/read-states.ts';

/** A process writes every 15 seconds; one that has not for so long is gone. */
const silentMs = 120_000;

interface Row extends Pick<BackgroundJob, 'kind' | 'job' | 'processes' | 'runs' | 'failures' | 'lastMs'> {
  readonly everyMs: number;
  readonly isFailing: boolean;
  readonly lastRunAt: Date | null;
  readonly lastFailedAt: Date | null;
  readonly lastError: string;
  /** Of a recurring job: when the next process runs it. */
  readonly dueAt: Date | null;
}

/** Every work and recurring job with what the processes report of it; those that fail first. */
export async function backgroundJobs({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<DataOf<(typeof backgroundJobConsole)['backgroundJobs']>> {
  const now = clock.now();
  const alive = new Date(now.getTime() - silentMs);
  const [{ rows }, backlogs] = await Promise.all([
    sql<Row>`
      select b.kind, b.job, max(b.every_ms)::bigint as "everyMs",
        count(*) filter (where process <> '' and seen_at > ${alive})::integer as processes,
        sum(runs)::bigint as runs, sum(failures)::bigint as failures,
        coalesce(bool_or(is_failing) filter (where seen_at > ${alive}), false) as "isFailing",
        max(last_run_at) as "lastRunAt",
        (array_agg(last_ms order by last_run_at desc nulls last))[1] as "lastMs",
        max(last_failed_at) as "lastFailedAt",
        (array_agg(last_error order by last_failed_at desc nulls last))[1] as "lastError",
        max(r.next_run_at) as "dueAt"
      from background_jobs b left join recurring_jobs r on b.kind = 'recurring' and r.name = b.job
      group by b.kind, b.job`.execute(db),
    readBacklogs(db, now),
  ]);
  const shown = rows.map((row) => shownJob(row, backlogs));
  const rank = ({ state }: BackgroundJob): number => jobStates.indexOf(state);
  return {
    readAt: now.toISOString(),
    rows: shown.toSorted(
      (one, other) =>
        rank(one) - rank(other) || one.kind.localeCompare(other.kind) || one.job.localeCompare(other.job),
    ),
  };
}

function shownJob(row: Row, backlogs: readonly Backlog[]): BackgroundJob {
  const { kind, job, everyMs, processes, runs, failures, lastRunAt, lastMs, lastFailedAt, lastError } = row;
  const { title, queue } = jobText(row);
  const backlog = backlogs.find((each) => each.queue === queue);
  const next = kind === 'work' && lastRunAt ? new Date(lastRunAt.getTime() + everyMs) : row.dueAt;
  return {
    kind,
    job,
    title,
    state: stateOf(row),
    everySeconds: everyMs / 1_000,
    processes,
    runs,
    failures,
    lastRunAt: lastRunAt?.toISOString() ?? null,
    lastMs,
    nextRunAt: next?.toISOString() ?? null,
    lastFailure: lastFailedAt ? { at: lastFailedAt.toISOString(), text: lastError } : null,
    queue: backlog ? { size: backlog.size, oldestSeconds: Math.round(backlog.oldestSeconds) } : null,
  };
}

function stateOf({ isFailing, processes, lastRunAt }: Row): BackgroundJob['state'] {
  if (isFailing) return 'failing';
  if (processes === 0) return 'silent';
  return lastRunAt === null ? 'waiting' : 'fine';
}

import { sql, type RawBuilder } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { QueueWork, Work } from './service-jobs.ts';
import type { WakeSignal } from './wake-signal.ts';

/** Between two looks for work that another process announced. */
const minGapMs = 500;
/** Between two looks for rows whose time has come. */
const minTimedGapMs = 1_000;

interface DueParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly signal: WakeSignal;
  readonly everyMs: number;
}

/** The earliest due row of each queue, in one statement. */
export const earliestDue = (
  queues: readonly QueueWork[],
): RawBuilder<Readonly<Record<string, Date | null>>> =>
  sql`select ${sql.join(queues.map(({ name, dueAt }) => sql`(${dueAt}) as ${sql.ref(name)}`))}`;

/**
 * Looks for due rows of all queues at once and wakes the works whose time it is, so that idle works ask nothing. A row that stays due is
 * handed to its work every `everyMs` of the work.
 */
export function dueWork({ db, clock, signal, everyMs }: DueParts, queues: readonly QueueWork[]): Work {
  const statement = earliestDue(queues);
  const woken = new Map<string, { readonly at: number; readonly dueMs: number }>();
  let lookedAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  const lookIn = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => signal.wake(), ms).unref();
  };

  /** How long until the work is to be woken again; it is woken now when it is due. */
  const wakeDue = ({ name, everyMs: againMs, signal: itsSignal }: QueueWork, dueMs: number): number => {
    const now = clock.now().getTime();
    if (dueMs > now) return dueMs - now;
    const before = woken.get(name);
    const sinceMs = before?.dueMs === dueMs ? performance.now() - before.at : Infinity;
    if (sinceMs < againMs) return againMs - sinceMs;
    woken.set(name, { at: performance.now(), dueMs });
    itsSignal.wake();
    return againMs;
  };

  return {
    name: 'due-work',
    everyMs,
    signal,
    async run() {
      const gapMs = lookedAt + minGapMs - performance.now();
      if (gapMs > 0) {
        lookIn(gapMs);
        return 0;
      }
      lookedAt = performance.now();
      const [due] = (await statement.execute(db)).rows;
      const waits = queues.map((queue) => {
        const at = due?.[queue.name];
        return at ? wakeDue(queue, at.getTime()) : Infinity;
      });
      const nextMs = Math.max(minTimedGapMs, Math.min(...waits));
      if (nextMs < everyMs) lookIn(nextMs);
      return 0;
    },
    afterStop: async () => clearTimeout(timer),
  };
}

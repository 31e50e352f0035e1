import type { Deps } from '../../../deps.ts';
import type { RecurringJob } from '../../../jobs/service-jobs.ts';
import { dayMs, hourMs } from '../../../lifetime.ts';
import { dropEventDays, makeEventDays } from './event-days.ts';

const daysAhead = 3;

/** Creates the event table's partitions for the coming days and drops those past their retention. */
export const eventDaysJob = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  retentionDays: number,
): RecurringJob => ({
  name: 'event-days',
  everyMs: hourMs,
  async run() {
    const now = clock.now().getTime();
    await makeEventDays(
      db,
      Array.from({ length: daysAhead + 1 }, (_, ahead) => new Date(now + ahead * dayMs)),
    );
    await dropEventDays(db, new Date(now - retentionDays * dayMs));
  },
});

import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { dropEventDays, makeEventDays } from '../services/common/public.ts';
import type { RecurringJob } from './recurring.ts';

const hour = 3_600_000;
const day = 24 * hour;
const daysAhead = 3;

/** Makes the event table's parts for the coming days and drops those that are past their time. */
export const eventDays = (db: Db, clock: Clock, retentionDays: number): RecurringJob => ({
  name: 'event-days',
  everyMs: hour,
  async run() {
    const now = clock.now().getTime();
    await makeEventDays(
      db,
      Array.from({ length: daysAhead + 1 }, (_, ahead) => new Date(now + ahead * day)),
    );
    await dropEventDays(db, new Date(now - retentionDays * day));
  },
});

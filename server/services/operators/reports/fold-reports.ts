import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { RecurringJob } from '../../../jobs/service-jobs.ts';
import { foldEvents } from './fold-events.ts';
import { foldClaims } from './fold-claims.ts';
import { foldOrders } from './fold-orders.ts';
import { dropOrigins, keepOrigins } from './fold-origins.ts';
import { foldNew } from './fold-position.ts';

/** Counts the claims and orders that are new since the last run into the days of the reports. */
export const foldReports = (db: Db, now: Date): Promise<void> =>
  foldNew(
    db,
    {
      report: 'trade',
      // A call takes its time before it writes; it is given up long before this.
      marginSeconds: 60,
      async fold(tx, slice) {
        await keepOrigins(tx, slice);
        const folded = (await foldClaims(tx, slice)) + (await foldOrders(tx, slice));
        await dropOrigins(tx, slice);
        return folded;
      },
    },
    now,
  );

/** Events wait in a queue before they are written, longer than a call does. */
export const foldNewEvents = (db: Db, now: Date): Promise<void> =>
  foldNew(db, { report: 'events', marginSeconds: 300, fold: foldEvents }, now);

export const foldReportsJob = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): RecurringJob => ({
  name: 'report-days',
  everyMs: 30_000,
  async run() {
    await foldReports(db, clock.now());
    await foldNewEvents(db, clock.now());
  },
});

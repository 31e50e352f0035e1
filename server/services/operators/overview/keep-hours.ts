import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { RecurringJob } from '../../../jobs/service-jobs.ts';

/** A minute is written again for some seconds after its end. */
const againMs = 3_600_000;

/** Sums the minutes that are not counted from rows by hour, from the last hour on, so that they outlast their minutes. */
export async function keepHours(db: Db, now: Date): Promise<void> {
  const { last } = await db
    .selectFrom('metric_hours')
    .select(({ fn }) => fn.max('hour').as('last'))
    .where('hour', '<=', now)
    .executeTakeFirstOrThrow();
  const from = new Date((last?.getTime() ?? 0) - againMs);
  await sql`
    insert into metric_hours (hour, figure, label, value)
    select date_trunc('hour', minute), figure, label, sum(value) from metric_minutes
    where minute >= date_trunc('hour', ${from}::timestamptz) and figure in ('answers', 'claims.refused', 'orders.refused')
    group by 1, 2, 3
    on conflict (hour, figure, label) do update set value = excluded.value
      where metric_hours.value <> excluded.value`.execute(db);
}

export const keepHoursJob = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): RecurringJob => ({
  name: 'hour-figures',
  everyMs: 60_000,
  run: () => keepHours(db, clock.now()),
});

const dayMs = 86_400_000;
/** A week and the one before; thirty days and those before. */
const shownDays = { places: 15, metrics: 61 } as const;

export async function sweepHours(db: Db, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * dayMs);
  await db.deleteFrom('report_place_hours').where('hour', '<', before(shownDays.places)).execute();
  await db.deleteFrom('metric_hours').where('hour', '<', before(shownDays.metrics)).execute();
}

import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { RecurringJob } from '../../../jobs/service-jobs.ts';

const dayMs = 86_400_000;
/** A transaction that began earlier may commit later: the last minutes are counted again. */
const againMs = 120_000;

/** Counts committed rows by minute, from where the last count ended, so that a stop of all processes leaves no gap. */
export async function countMinutes(db: Db, now: Date): Promise<void> {
  const { last } = await db
    .selectFrom('metric_minutes')
    .select(({ fn }) => fn.max('minute').as('last'))
    .where('process', '=', '')
    .where('minute', '>', new Date(now.getTime() - dayMs))
    .executeTakeFirstOrThrow();
  const from = new Date((last?.getTime() ?? now.getTime() - dayMs) - againMs);
  await sql`
    insert into metric_minutes (minute, figure, label, process, value)
    select date_trunc('minute', at), figure, '', '', sum(value) from (
      select claimed_at as at, 'claims' as figure, 1 as value from claims where claimed_at >= date_trunc('minute', ${from}::timestamptz)
      union all
      select at, case event when 'delivered' then 'claims.delivered' else 'claims.failed' end, 1 from claim_events
        where at >= date_trunc('minute', ${from}::timestamptz) and event in ('delivered', 'refused')
      union all
      select created_at, 'orders', 1 from orders where created_at >= date_trunc('minute', ${from}::timestamptz)
      union all
      select at, case when movement like 'refund %' then 'refunds' else 'paid' end || part.suffix, part.value
      from ledger_entries, lateral (values ('', 1), ('.fen', amount_fen)) as part (suffix, value)
      where at >= date_trunc('minute', ${from}::timestamptz) and side = 'debit'
        and (movement like 'pay %' or movement like 'refund %')
    ) as counted
    where at <= ${now}
    group by 1, 2
    on conflict (minute, figure, label, process) do update set value = excluded.value
      where metric_minutes.value <> excluded.value`.execute(db);
}

export const countMinutesJob = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): RecurringJob => ({
  name: 'minute-figures',
  everyMs: 15_000,
  run: () => countMinutes(db, clock.now()),
});

/** Minutes are compared with those of the week before. */
const shownDays = 15;
export const sweepMinutes = (db: Db, now: Date): Promise<unknown> =>
  db
    .deleteFrom('metric_minutes')
    .where('minute', '<', new Date(now.getTime() - shownDays * dayMs))
    .execute();

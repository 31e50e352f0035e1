import { sql } from 'kysely';
import { chinaDay, chinaDayBounds, daysBefore } from '#core/rules/format/china-day.ts';
import type { Db } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { RecurringJob } from '../../../../jobs/service-jobs.ts';

/** Minutes older than that do not change any more; when the job did not run for longer, all minutes that are kept are added. */
const againDays = 1;
const storedDays = 14;

/** Adds the minutes of activities up to days, which stay when the minutes are deleted. Doing it again changes nothing. */
export async function keepActivityDays(db: Db, now: Date): Promise<void> {
  const today = chinaDay(now);
  const { last } = await db
    .selectFrom('activity_days')
    .select(({ fn }) => fn.max('day').as('last'))
    .where('day', '<=', today)
    .executeTakeFirstOrThrow();
  const oldest = daysBefore(today, storedDays);
  const again = last === null ? oldest : daysBefore(last, againDays);
  const { from } = chinaDayBounds(again < oldest ? oldest : again);
  await db.transaction().execute(async (tx) => {
    await sql`
      insert into activity_days as d (day, kind, activity_id, joined, won, spent_fen)
      select (minute at time zone 'Asia/Shanghai')::date, kind, activity_id, sum(joined), sum(won), sum(spent_fen)
      from activity_minutes where minute >= ${from} group by 1, 2, 3
      on conflict (day, kind, activity_id) do update set joined = excluded.joined, won = excluded.won, spent_fen = excluded.spent_fen
        where (d.joined, d.won, d.spent_fen) <> (excluded.joined, excluded.won, excluded.spent_fen)`.execute(
      tx,
    );
    await sql`
      insert into report_progress (report, folded_until, seen_at, seen_xid) values ('activities', ${now}, ${now}, pg_current_xact_id())
      on conflict (report) do update set folded_until = excluded.folded_until, seen_at = excluded.seen_at`.execute(
      tx,
    );
  });
}

export const keepActivityDaysJob = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): RecurringJob => ({
  name: 'activity-days',
  everyMs: 60_000,
  run: () => keepActivityDays(db, clock.now()),
});

import { sql, type RawBuilder } from 'kysely';
import { chinaInstant, chinaTime } from '#core/rules/format/china-time.ts';
import { renewalGraceMs } from '#core/rules/membership/renewal-step.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { RecurringJob } from '../../../jobs/service-jobs.ts';
import { hourMs } from '../../../lifetime.ts';

/** Months that are counted, and columns of each. */
export const cohortMonths = 12;

/** Counts the members of the last twelve months again, a month at a time, each in one transaction. */
export async function countCohorts(db: Db, now: Date): Promise<void> {
  const { year, month } = chinaTime(now);
  for (let ago = 0; ago < cohortMonths; ago += 1) {
    const [from, until] = [month - ago, month - ago + 1].map(
      (each) => new Date(chinaInstant({ year, month: each })),
    );
    if (from && until) await countCohort(db, { from, until, now });
  }
}

export const countCohortsJob = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): RecurringJob => ({
  name: 'renewal-cohorts',
  everyMs: hourMs,
  run: () => countCohorts(db, clock.now()),
});

interface Cohort {
  readonly from: Date;
  readonly until: Date;
  readonly now: Date;
}

/** The same time of day so many months later in China; the last day of a month that has no such day. */
const monthsAfter = (at: RawBuilder<unknown>, months: RawBuilder<unknown>) =>
  sql`((${at} at time zone 'Asia/Shanghai' + make_interval(months => ${months})) at time zone 'Asia/Shanghai')`;

/**
 * Members whose first membership with an end was opened in the month. A period that was paid while
 * debits were still repeated follows the one before without a gap; after a longer time the months between have no membership.
 */
async function countCohort(db: Db, { from, until, now }: Cohort): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Two counts at once would both write the month that one of them deletes.
    await sql`select pg_advisory_xact_lock(hashtext('renewal-cohorts'))`.execute(tx);
    await sql`delete from renewal_cohorts where month = (${from}::timestamptz at time zone 'Asia/Shanghai')::date`.execute(
      tx,
    );
    await sql`
      with firsts as (
        select distinct on (s.user_id) s.user_id, s.opened_at, coalesce(u.area_num, '') as city
        from subscriptions s join users u using (user_id)
        where s.opened_at >= ${from} and s.opened_at < ${until} and s.ends_at is not null and not exists (
          select from subscriptions b where b.user_id = s.user_id and b.ends_at is not null and b.opened_at < ${from})
        order by s.user_id, s.opened_at
      ), periods as (
        select s.user_id, s.subscription_id, s.opened_at as begins_at, s.ends_at as last_end, coalesce(r.months, 0) as months
        from firsts join subscriptions s using (user_id) left join renewals r using (subscription_id)
        where s.ends_at is not null
        union all
        select r.user_id, r.subscription_id, p.begins_at, s.ends_at, r.months
        from firsts join renewals r using (user_id) join renewal_periods p using (subscription_id)
          join subscriptions s using (subscription_id)
        where p.begins_at is not null
      ), followed as (
        select *, lead(begins_at) over (partition by subscription_id order by begins_at) as next_begins_at,
          ${monthsAfter(sql`begins_at`, sql`months`)} as full_end
        from periods
      ), spans as (
        select user_id, begins_at, least(last_end, case
          when next_begins_at is null then last_end
          when next_begins_at <= full_end + make_interval(secs => ${renewalGraceMs / 1000}) then next_begins_at
          else full_end end) as ends_at
        from followed
      ), nths as (
        select user_id, city, nth, ${monthsAfter(sql`opened_at`, sql`nth - 1`)} as begins_at,
          ${monthsAfter(sql`opened_at`, sql`nth`)} as ends_at
        from firsts, generate_series(1, ${cohortMonths}) as nth
      )
      insert into renewal_cohorts (month, city, nth, reached, renewed)
      select (${from}::timestamptz at time zone 'Asia/Shanghai')::date, city, nth, count(*)::integer,
        (count(*) filter (where exists (
          select from spans s where s.user_id = nths.user_id and s.begins_at < nths.ends_at and s.ends_at > nths.begins_at
        )))::integer
      from nths where begins_at <= ${now} group by city, nth`.execute(tx);
  });
}

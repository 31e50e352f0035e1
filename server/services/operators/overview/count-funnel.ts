import { sql, type RawBuilder } from 'kysely';
import { chinaDay, chinaDayBounds, daysBefore } from '#core/rules/format/china-day.ts';
import { claimPageIds } from '#core/rules/tracking/claim-pages.ts';
import { funnel, pageIdsOf } from '#core/rules/tracking/funnel.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { RecurringJob } from '../../../jobs/service-jobs.ts';

/** A transaction that began earlier may commit later: the last minutes are read again. */
const againMs = 120_000;
/** Page views are written some hundred milliseconds after the order that followed them. */
const lagMs = 20_000;
/** Of one transaction at most, after a stop of all processes. */
const sliceMs = 6 * 3_600_000;

/** Counts what was committed since the last count. The count, who was counted and how far it came are one transaction. */
export async function countFunnel(db: Db, now: Date): Promise<void> {
  while (await db.transaction().execute((tx) => countSlice(tx, now)));
}

export const countFunnelJob = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): RecurringJob => ({
  name: 'day-funnels',
  everyMs: 30_000,
  run: () => countFunnel(db, clock.now()),
});

/** True when there is more to count. */
async function countSlice(tx: Tx, now: Date): Promise<boolean> {
  // At the first start: from yesterday on, so that no table is read whole.
  const first = chinaDayBounds(daysBefore(chinaDay(now), 1)).from;
  await tx
    .insertInto('funnel_progress')
    .values({ counted_until: first })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { counted_until } = await tx
    .selectFrom('funnel_progress')
    .select('counted_until')
    .forUpdate()
    .executeTakeFirstOrThrow();
  const end = now.getTime() - lagMs;
  const until = new Date(Math.min(end, counted_until.getTime() + sliceMs));
  if (until <= counted_until) return false;
  const from = new Date(counted_until.getTime() - againMs);
  await mark(tx, visits(from, until));
  await mark(tx, laterSteps(from, until));
  await tx.updateTable('funnel_progress').set({ counted_until: until }).execute();
  // Nothing of an earlier day is read again.
  await sql`delete from funnel_marks where day < ${chinaDay(until.getTime() - againMs)}::date`.execute(tx);
  return until.getTime() < end;
}

/** Marks visitors at their steps of the day, and counts those who were not marked yet. */
const mark = (tx: Tx, reached: RawBuilder<unknown>) =>
  sql`
  with marked as (
    insert into funnel_marks (day, step, visitor, city, host, at) ${reached} on conflict do nothing returning day, city, host, step
  )
  insert into day_funnels as d (day, city, host, step, visitors)
  select day, city, host, step, count(*)::integer from marked group by 1, 2, 3, 4
  on conflict (day, city, host, step) do update set visitors = d.visitors + excluded.visitors`.execute(tx);

const dayOf = sql`(at at time zone 'Asia/Shanghai')::date`;
const subscriber = (userId: RawBuilder<unknown>) => sql`md5('user ' || ${userId})::uuid`;
const between = (at: RawBuilder<unknown>, from: Date, until: Date) =>
  sql`${at} > ${from} and ${at} <= ${until}`;

/** A subscriber is one visitor of the day; a guest is one for each device, by the cookie of page views or else by the visit. */
const events = (from: Date, until: Date, kind: RawBuilder<unknown>) => sql`
  select at, page_id, user_id, coalesce(record->>'host', '') as host,
    coalesce(${subscriber(sql`user_id`)}, md5('device ' || coalesce(record->>'cookieId', path_id))::uuid) as visitor
  from events where ${between(sql`at`, from, until)} and ${kind}`;
const pageViews = (from: Date, until: Date) => events(from, until, sql`kind = 'pageview'`);
/** A tap that names a right is one on its button. */
const presses = (from: Date, until: Date) => events(from, until, sql`kind = 'clk' and record ? 'rightsId'`);

/** The first page view of each visitor of a day: it says the city and the host of all steps of that day. */
const visits = (from: Date, until: Date) => sql`
  select distinct on (day, visitor) ${dayOf} as day, 'visit', visitor, coalesce(users.area_num, '') as city, host, at
  from (${pageViews(from, until)}) as seen left join users using (user_id)
  where visitor is not null order by day, visitor, at, host`;

const pagesOf = (step: string) => funnel.filter((each) => each.step === step).flatMap(pageIdsOf);

const laterSteps = (from: Date, until: Date) => sql`
  select distinct on (day, step, visitor) ${dayOf} as day, step, visitor,
    coalesce(visit.city, users.area_num, ''), coalesce(visit.host, ''), at
  from (
    select at, page_step.step, user_id, visitor from (${pageViews(from, until)}) as seen
      join (select unnest(${pagesOf('detail')}::text[]) as page_id, 'detail' as step
        union all select unnest(${pagesOf('order')}::text[]), 'preview'
        union all select unnest(${claimPageIds}::text[]), 'claimPage') as page_step using (page_id)
      where visitor is not null
    union all
    select at, 'pressed', user_id, visitor from (${presses(from, until)}) as pressed where visitor is not null
    union all
    select l.at, case l.state when 'created' then 'submitted' else l.state end, o.user_id, ${subscriber(sql`o.user_id`)}
      from order_log l join orders o using (order_no)
      where ${between(sql`l.at`, from, until)} and l.state in ('created', 'paid', 'done')
    union all
    select claimed_at, 'claimed', user_id, ${subscriber(sql`user_id`)} from claims
      where ${between(sql`claimed_at`, from, until)}
    union all
    select e.at, 'received', c.user_id, ${subscriber(sql`c.user_id`)} from claim_events e join claims c using (claim_id)
      where ${between(sql`e.at`, from, until)} and e.event = 'delivered'
  ) as reached
  left join users using (user_id)
  left join lateral (
    select city, host from funnel_marks as m
    where m.day = (reached.at at time zone 'Asia/Shanghai')::date and m.step = 'visit' and m.visitor = reached.visitor and m.at <= reached.at
  ) as visit on true
  order by day, step, visitor, at`;

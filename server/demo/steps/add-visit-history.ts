import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { reportHistory } from '../data/report-history.ts';

const { days, visits, steps, events, pages } = reportHistory;
const firstOf = (of: Readonly<Record<string, number>>, most: number) =>
  Object.fromEntries(Object.entries(of).slice(0, most));
const [cities, hosts] = [firstOf(reportHistory.cities, 4), firstOf(reportHistory.hosts, 3)];

const shares = (of: Readonly<Record<string, number>>) =>
  sql`select key as id, value::float / 100 as share from json_each_text(${JSON.stringify(of)}::json)`;
/** More at weekends, rising over the months, and a little different each day; the same at every load. */
const liveliness = (first: string) => sql`
  (array[1.16, 0.86, 0.92, 0.95, 0.98, 1.1, 1.22])[extract(dow from each.day)::integer + 1]
  * (0.8 + 0.3 * (each.day::date - ${first}::date) / ${days}::float)`;
const chance = (first: string) =>
  sql`(0.92 + (abs(hashtext(concat_ws(' ', each.day::date - ${first}::date, a.id, b.id, c.id))) % 160) / 1000.0)`;

/** Visitors by step, events of pages and what activities cost on the days before the first load. */
export async function addVisitHistory(tx: Tx, first: string, today: string): Promise<void> {
  const dates = sql`generate_series(${first}::date, ${today}::date - 1, interval '1 day') as each(day)`;
  await sql`
    insert into day_funnels (day, city, host, step, visitors)
    select day, city, host, step, n from (
      select each.day::date as day, a.id as city, b.id as host, c.id as step,
        (${visits}::float * a.share * b.share * c.share * ${liveliness(first)} * ${chance(first)})::integer as n
      from ${dates}, (${shares(cities)}) as a, (${shares(hosts)}) as b, (${shares(steps)}) as c
    ) as counted where n > 0 on conflict do nothing`.execute(tx);
  await sql`
    insert into event_days (day, event, page, host, events)
    select day, event, page, host, n from (
      select each.day::date as day, a.id as event, b.id as page, c.id as host,
        (${visits}::float * a.share * b.share * c.share * ${liveliness(first)} * ${chance(first)})::integer as n
      from ${dates}, (${shares(events)}) as a, (${shares(pages)}) as b, (${shares(hosts)}) as c
    ) as counted where n > 0`.execute(tx);
  await sql`
    insert into activity_days (day, kind, activity_id, joined, won, spent_fen)
    select each.day::date, a.kind, a.id, n, n / 2, n * a.fen
    from ${dates}, lateral (
      -- Those without a budget, because what is used of one is counted from rows.
      select 'promotion' as kind, promotion_id as id, 150 as fen from promotions where budget_fen is null
      union all select 'cash', 'daily', 18 where not exists (select from activity_budgets where kind = 'cash')
      union all select 'lottery', lottery_id, 45 from lotteries
        where not exists (select from activity_budgets b where b.kind = 'lottery' and b.activity_id = lottery_id)
    ) as a, lateral (
      select (40 * ${liveliness(first)} + abs(hashtext(concat(each.day::date - ${first}::date, a.id))) % 20)::integer as n
    ) as counted
    where each.day >= ${today}::date - 120`.execute(tx);
}

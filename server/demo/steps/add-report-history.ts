import { sql } from 'kysely';
import { chinaDay, chinaDayBounds, daysBefore } from '#core/rules/format/china-day.ts';
import { reportHistory } from '../data/report-history.ts';
import type { LoadContext } from '../load-context.ts';
import { addVisitHistory } from './add-visit-history.ts';

/**
 * The days before the first load, as the reports keep them: no rows of claims and orders stand behind them. From that day on the reports are
 * counted.
 */
export async function addReportHistory({ tx, now }: LoadContext): Promise<void> {
  const today = chinaDay(now);
  const { numAffectedRows } = await sql`
    insert into report_progress (report, folded_until, seen_at, seen_xid)
    values ('trade', ${chinaDayBounds(today).from}, ${chinaDayBounds(today).from}, pg_current_xact_id())
    on conflict do nothing`.execute(tx);
  if (numAffectedRows !== 1n) return;
  const { days, claims, orders, products, goods } = reportHistory;
  const first = daysBefore(today, days);
  await addVisitHistory(tx, first, today);
  await sql`
    with cell as (${cells(products, claims, first, today)}), counted as (
      select day, id, city, host, n as claimed, n - failed as delivered, failed
      from (select *, case when hashtext('failed' || cell.*::text) % 19 = 0 then 1 else 0 end as failed from cell) as each
    )
    insert into report_claim_days (level, day, product_id, city, host, claimed, delivered, failed)
    select ${levels}, sum(claimed), sum(delivered), sum(failed)
    from counted group by grouping sets ((day, city, host), (day, id), (day, id, city, host))`.execute(tx);
  await sql`
    with cell as (${cells(goods, orders, first, today)}), counted as (
      select day, id, city, host, n as orders, n + n / 3 as pieces, paid, paid * price_fen as paid_fen, refunds, refunds * price_fen as refunds_fen
      from (
        select cell.*, price_fen, n - (abs(hashtext('unpaid' || cell.*::text)) % 5 = 0)::integer as paid,
          (n > 1 and abs(hashtext('refund' || cell.*::text)) % 7 = 0)::integer as refunds
        from cell join goods on goods_id = id
      ) as each
    )
    insert into report_order_days (level, day, goods_id, city, host, orders, pieces, paid, paid_fen, refunds, refunds_fen)
    select ${levels}, sum(orders), sum(pieces), sum(paid), sum(paid_fen), sum(refunds), sum(refunds_fen)
    from counted group by grouping sets ((day, city, host), (day, id), (day, id, city, host))`.execute(tx);
}

const levels = sql`case when grouping(id) = 1 then 'place' when grouping(city) = 1 then 'product' else 'cell' end,
  day, coalesce(id, ''), coalesce(city, ''), coalesce(host, '')`;

const weights = (of: Readonly<Record<string, number>>) =>
  sql`select key as id, value::float / sum(value::float) over () as share from json_each_text(${JSON.stringify(of)}::json)`;

/** Numbers by day, thing, city and app: fewer on Mondays, more at weekends and month ends, rising over the months; the same at every load. */
const cells = (things: Readonly<Record<string, number>>, usual: number, first: string, today: string) => sql`
  select day, id, city, host, n from (
    select each.day::date as day, thing.id, city.id as city, app.id as host, floor(
      ${usual}::float * thing.share * city.share * app.share
      * (array[1.16, 0.86, 0.92, 0.95, 0.98, 1.1, 1.22])[extract(dow from each.day)::integer + 1]
      * (1 + 0.12 * sin(extract(doy from each.day)::float / 9)) * (0.8 + 0.3 * (each.day::date - ${first}::date) / ${reportHistory.days}::float)
      + abs(hashtext(concat_ws(' ', each.day::date - ${first}::date, thing.id, city.id, app.id)) % 1000) / 1000.0)::integer as n
    from generate_series(${first}::date, ${today}::date - 1, interval '1 day') as each(day),
      (${weights(things)}) as thing, (${weights(reportHistory.cities)}) as city, (${weights(reportHistory.hosts)}) as app
  ) as cell where n > 0`;

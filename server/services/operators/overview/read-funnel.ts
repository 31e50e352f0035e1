import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { overview } from '#core/contract/console/overview.ts';
import { funnelStepNames } from '#core/rules/console/figures/funnel-steps.ts';
import { chinaDay, daysBefore } from '#core/rules/format/china-day.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

const daysOf = { day: 1, week: 7, month: 30 } as const;

/** The visitors of each day of the period by step, the newest day first; days without a visitor too. */
export async function readFunnel(
  db: Db,
  { period, city, host }: InputOf<typeof overview.funnel>,
  now: Date,
): Promise<DataOf<typeof overview.funnel>> {
  const days = Array.from({ length: daysOf[period] }, (_, ago) => daysBefore(chinaDay(now), ago));
  let query = db
    .selectFrom('day_funnels')
    .select(['day', 'step', sql<number>`sum(visitors)::integer`.as('visitors')])
    .where('day', '>=', days[days.length - 1] ?? '')
    .groupBy(['day', 'step']);
  if (city !== undefined) query = query.where('city', '=', city);
  if (host !== undefined) query = query.where('host', '=', host);
  const visitors = new Map(
    (await query.execute()).map((row) => [`${row.day} ${row.step}`, row.visitors] as const),
  );
  type FunnelDay = DataOf<typeof overview.funnel>['rows'][number];
  const rows = days.map(
    (day) =>
      Object.fromEntries([
        ['day', day],
        ...funnelStepNames.map((step) => [step, visitors.get(`${day} ${step}`) ?? 0]),
      ]) as FunnelDay,
  );
  return { rows, nextKey: null, count: { value: rows.length, exact: true } };
}

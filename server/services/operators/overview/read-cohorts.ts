import { sql } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { overview } from '#core/contract/console/overview.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';
import type { Db } from '../../../db/database.ts';
import { cohortMonths } from './count-cohorts.ts';

const monthMs = 31 * 86_400_000;

/** The members of the last months, and how many of them had a membership in each month after the opening. */
export async function readCohorts(
  db: Db,
  { city }: InputOf<typeof overview.renewalCohorts>,
  now: Date,
): Promise<DataOf<typeof overview.renewalCohorts>> {
  const { year } = chinaTime(now.getTime() - cohortMonths * monthMs);
  let query = db
    .selectFrom('renewal_cohorts')
    .select(['month', 'nth', sql<number>`sum(reached)::integer`.as('reached')])
    .select(sql<number>`sum(renewed)::integer`.as('renewed'))
    .where('month', '>=', `${year}-01-01`)
    .groupBy(['month', 'nth'])
    .orderBy('month', 'desc')
    .orderBy('nth');
  if (city !== undefined) query = query.where('city', '=', city);
  const byMonth = Map.groupBy(await query.execute(), ({ month }) => month);
  const rows = [...byMonth].slice(0, cohortMonths).map(([month, months]) => ({
    month: month.slice(0, 7),
    opened: months[0]?.reached ?? 0,
    months: months.map(({ reached, renewed }) => ({ reached, renewed })),
  }));
  return { rows, nextKey: null, count: { value: rows.length, exact: true } };
}

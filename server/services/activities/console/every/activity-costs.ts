import { sql } from 'kysely';
import type { activityReports } from '#core/contract/console/reports/reports.ts';
import type { ActivityCosts } from '#core/contract/console/reports/activity-costs.shapes.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { Db } from '../../../../db/database.ts';
import { readReport, type ReportSource } from '../../../operators/public.ts';
import { activitiesAt, type ActivityRow } from './activity-rows.ts';

const activityDays: ReportSource<keyof ActivityCosts, 'activity' | 'kind'> = {
  table: 'activity_days',
  groups: { activity: 'activity', kind: 'kind' },
  counts: { spentFen: sql`sum(spent_fen)`, joined: sql`sum(joined)`, won: sql`sum(won)` },
  countedUntil: async (db) =>
    (
      await db
        .selectFrom('report_progress')
        .select('folded_until')
        .where('report', '=', 'activities')
        .executeTakeFirst()
    )?.folded_until,
  namesOf: async () => new Map(),
};
const nothing: ActivityCosts = { spentFen: 0, joined: 0, won: 0 };

/** What each activity cost in a period, beside its budget: those with costs or a budget. */
export async function activityCosts(
  db: Db,
  { kind, ...period }: InputOf<typeof activityReports.activityCosts>,
  now: Date,
): Promise<DataOf<typeof activityReports.activityCosts>> {
  const [report, { rows: activities }] = await Promise.all([
    readReport<keyof ActivityCosts, 'activity' | 'kind'>(
      db,
      activityDays,
      { ...period, by: 'activity', only: { kind } },
      now,
    ),
    sql<ActivityRow>`select * from (${activitiesAt(now, { kind })}) as a order by begins_at desc nulls last`.execute(
      db,
    ),
  ]);
  const costs = new Map(report.rows.map(({ key, name: _name, ...row }) => [key, row]));
  const rows = activities
    .map((activity) => {
      const key = `${activity.kind}:${activity.activity_id}`;
      return {
        key,
        kind: activity.kind,
        activityId: activity.activity_id,
        name: activity.name,
        state: activity.state,
        ...(costs.get(key) ?? { now: nothing, complete: nothing, before: nothing }),
        budgetFen: activity.budget_fen,
        usedFen: activity.spent_fen,
      };
    })
    .filter(({ key, budgetFen, state }) => costs.has(key) || (budgetFen !== null && state === 'running'))
    .toSorted((one, other) => other.now.spentFen - one.now.spentFen);
  return { ...report, rows, count: { value: rows.length, exact: true } };
}

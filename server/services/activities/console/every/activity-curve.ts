import { sql } from 'kysely';
import type { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { figurePeriod } from '#core/rules/console/figures/figure-period.ts';
import type { Db } from '../../../../db/database.ts';

interface Step {
  readonly at: Date;
  readonly joined: number;
  readonly won: number;
  readonly spent: number;
}

/** Participation by the steps of a period, those without a row too. */
export async function activityCurve(
  db: Db,
  { kind, activityId, period }: InputOf<typeof everyActivity.activityCurve>,
  now: Date,
): Promise<DataOf<typeof everyActivity.activityCurve>> {
  const { from, stepMs } = figurePeriod(period, now);
  const { rows } = await sql<Step>`
    select to_timestamp(floor(extract(epoch from minute) * 1000 / ${stepMs}) * ${stepMs} / 1000) as at,
      sum(joined)::integer as joined, sum(won)::integer as won, sum(spent_fen)::bigint as spent
    from activity_minutes
    where kind = ${kind} and activity_id = ${activityId} and minute >= ${from} and minute <= ${now}
    group by 1`.execute(db);
  const byStep = new Map(rows.map((row) => [row.at.getTime(), row]));
  const first = Math.floor(from.getTime() / stepMs) * stepMs;
  const length = Math.floor((now.getTime() - first) / stepMs) + 1;
  return {
    stepMs,
    points: Array.from({ length }, (_, nth) => {
      const at = first + nth * stepMs;
      const { joined = 0, won = 0, spent = 0 } = byStep.get(at) ?? {};
      return { at: new Date(at).toISOString(), joined, won, spentFen: spent };
    }),
  };
}

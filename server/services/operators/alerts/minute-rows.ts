import { sql } from 'kysely';
import type { AlertCondition, MinuteFigure } from '#core/rules/console/figures/alert-rules.ts';
import { alertMetrics } from '#core/rules/console/figures/alert-metrics.ts';
import type { Db } from '../../../db/database.ts';

/** The figures of minutes that metrics are made of, those of upstreams among them, all processes together. */
export async function minuteRows(
  db: Db,
  metrics: readonly AlertCondition['metric'][],
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<readonly MinuteFigure[]> {
  const figures = [...new Set(metrics.flatMap((metric) => alertMetrics[metric].figures))];
  const { rows } = await sql<MinuteFigure>`
    select minute, figure, label, sum(value)::bigint as value from metric_minutes
    where minute > ${from} and minute <= ${until} and figure = any(${figures}::text[])
    group by 1, 2, 3
    union all
    select minute, part.figure, upstream, sum(part.value)::bigint
    from upstream_minutes, lateral (
      values ('upstream.answered', answered), ('upstream.failed', failed), ('upstream.notSent', not_sent)
    ) as part (figure, value)
    where minute > ${from} and minute <= ${until} and part.figure = any(${figures}::text[])
    group by 1, 2, 3`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { overview } from '#core/contract/console/overview.ts';
import { answerTime } from '#core/rules/console/figures/answer-bounds.ts';
import { figurePeriod } from '#core/rules/console/figures/figure-period.ts';
import type { Db } from '../../../db/database.ts';

interface Counted {
  readonly at: Date;
  readonly figure: string;
  readonly label: string;
  readonly value: number;
}

const shownReasons = 8;
const weekMs = 7 * 86_400_000;

/** The figures of a period beside those of the week before. */
export async function readFigures(
  db: Db,
  { period }: InputOf<typeof overview.figures>,
  now: Date,
): Promise<DataOf<typeof overview.figures>> {
  const { from, stepMs } = figurePeriod(period, now);
  const before = new Date(from.getTime() - weekMs);
  const [rows, rowsBefore] = await Promise.all([
    countsBetween(db, from, now, stepMs),
    countsBetween(db, before, new Date(now.getTime() - weekMs), stepMs),
  ]);
  const total = (of: readonly Counted[], figure: string): number =>
    of.filter((row) => row.figure === figure).reduce((sum, { value }) => sum + value, 0);
  const compared = (figure: string) => ({
    value: total(rows, figure),
    before: rowsBefore.length > 0 ? total(rowsBefore, figure) : null,
  });
  const times = answers(rows);
  return {
    readAt: now.toISOString(),
    claims: compared('claims'),
    delivered: compared('claims.delivered'),
    failed: compared('claims.failed'),
    claimsRefused: compared('claims.refused'),
    orders: compared('orders'),
    ordersRefused: compared('orders.refused'),
    paid: compared('paid'),
    paidFen: compared('paid.fen'),
    refunds: compared('refunds'),
    refundsFen: compared('refunds.fen'),
    p50: answerTime(times, 0.5) ?? null,
    p99: answerTime(times, 0.99) ?? null,
    steps: stepsOf(rows, rowsBefore, { from, now, stepMs }),
    refusals: reasonsOf(rows),
  };
}

/** The rows of a step together, so that a week is as few rows as an hour. */
async function countsBetween(db: Db, from: Date, until: Date, stepMs: number): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select to_timestamp(floor(extract(epoch from minute) * 1000 / ${stepMs}) * ${stepMs} / 1000) as at,
      figure, label, sum(value)::bigint as value
    from metric_minutes where minute >= ${from} and minute <= ${until} group by 1, 2, 3`.execute(db);
  return rows;
}

const answers = (rows: readonly Counted[]): ReadonlyMap<string, number> =>
  sumBy(rows.filter(({ figure }) => figure === 'answers'));

function sumBy(rows: readonly Counted[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { label, value } of rows) sums.set(label, (sums.get(label) ?? 0) + value);
  return sums;
}

const reasonsOf = (rows: readonly Counted[]) =>
  [...sumBy(rows.filter(({ figure }) => figure === 'claims.refused'))]
    .map(([reason, count]) => ({ reason, count }))
    .toSorted((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1))
    .slice(0, shownReasons);

interface Steps {
  readonly from: Date;
  readonly now: Date;
  readonly stepMs: number;
}

/** Every step of the period in order, those without a row too. */
function stepsOf(rows: readonly Counted[], rowsBefore: readonly Counted[], { from, now, stepMs }: Steps) {
  const byStep = Map.groupBy(rows, ({ at }) => at.getTime());
  const byStepBefore = Map.groupBy(rowsBefore, ({ at }) => at.getTime() + weekMs);
  const first = Math.floor(from.getTime() / stepMs) * stepMs;
  const length = Math.floor((now.getTime() - first) / stepMs) + 1;
  return Array.from({ length }, (_, nth) => {
    const at = first + nth * stepMs;
    const own = byStep.get(at) ?? [];
    const sum = (of: readonly Counted[], figure: string): number =>
      of.reduce((all, row) => all + (row.figure === figure ? row.value : 0), 0);
    const times = answers(own);
    return {
      at: new Date(at).toISOString(),
      claims: sum(own, 'claims'),
      orders: sum(own, 'orders'),
      claimsBefore: sum(byStepBefore.get(at) ?? [], 'claims'),
      p50: answerTime(times, 0.5) ?? null,
      p99: answerTime(times, 0.99) ?? null,
    };
  });
}

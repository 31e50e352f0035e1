import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { overview } from '#core/contract/console/overview.ts';
import type { FigureStep } from '#core/contract/console/overview.shapes.ts';
import { answerTime } from '#core/rules/console/figures/answer-bounds.ts';
import { figurePeriod } from '#core/rules/console/figures/figure-period.ts';
import { chinaDay, chinaDayBounds } from '#core/rules/format/china-day.ts';
import type { Db } from '../../../db/database.ts';
import { Refusal } from '../../../http/refusal.ts';
import { foldedUntil } from '../reports/sources.ts';
import {
  dayCounts,
  metricDayCounts,
  minuteCounts,
  placeCounts,
  type Counted,
  type Span,
} from './figure-counts.ts';

const shownReasons = 8;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;

type Input = InputOf<typeof overview.figures>;

/** Where the figures of a period stand, and until when they are compared. */
interface Source {
  readonly from: Date;
  readonly stepMs: number;
  /** Of what is compared. */
  readonly beforeMs: number;
  /** Steps from here on are not over or not counted to their end, and not compared. */
  readonly completeUntil: Date;
  /** Null: everything is counted. */
  readonly countedUntil: Date | null;
  /** Of a city or a host there are none. */
  readonly hasRefusals: boolean;
  counts(span: Span): Promise<readonly Counted[]>;
}

async function sourceOf(db: Db, { period, ...place }: Input, now: Date): Promise<Source> {
  const { from, stepMs } = figurePeriod(period, now);
  const isPlace = place.city !== undefined || place.host !== undefined;
  if (!isPlace && period !== 'month')
    return {
      from,
      stepMs,
      beforeMs: weekMs,
      completeUntil: new Date(now.getTime() + 1),
      countedUntil: null,
      hasRefusals: true,
      counts: (span) => minuteCounts(db, span, stepMs),
    };
  if (period === 'hour') throw new Refusal('地市和渠道的数每小时一行，请看今天或更长的时间');
  const countedUntil = (await foldedUntil(db, 'trade')) ?? null;
  const counted = Math.min(countedUntil?.getTime() ?? 0, now.getTime());
  if (period === 'month')
    return {
      from,
      stepMs,
      beforeMs: 30 * dayMs,
      completeUntil: chinaDayBounds(chinaDay(counted)).from,
      countedUntil,
      hasRefusals: !isPlace,
      counts: async (span) => [
        ...(await dayCounts(db, place, span)),
        ...(isPlace ? [] : await metricDayCounts(db, span)),
      ],
    };
  return {
    from,
    stepMs: hourMs,
    beforeMs: weekMs,
    completeUntil: new Date(Math.floor(counted / hourMs) * hourMs),
    countedUntil,
    hasRefusals: false,
    counts: (span) => placeCounts(db, place, span),
  };
}

/** The figures of a period beside those of the week, or of the thirty days, before. */
export async function readFigures(db: Db, input: Input, now: Date): Promise<DataOf<typeof overview.figures>> {
  const source = await sourceOf(db, input, now);
  const { completeUntil, beforeMs, countedUntil, hasRefusals } = source;
  const end = new Date(now.getTime() + 1);
  const earlier = (at: Date): Date => new Date(at.getTime() - beforeMs);
  const [rows, rowsBefore] = await Promise.all([
    source.counts({ from: source.from, until: end }),
    source.counts({ from: earlier(source.from), until: earlier(end) }),
  ]);
  const complete = rows.filter(({ at }) => at < completeUntil);
  const completeBefore = rowsBefore.filter(({ at }) => at < earlier(completeUntil));
  const compared = (figure: string) => ({
    value: total(rows, figure),
    complete: total(complete, figure),
    before: completeBefore.length > 0 ? total(completeBefore, figure) : null,
  });
  const times = answers(rows);
  return {
    readAt: now.toISOString(),
    countedUntil: countedUntil?.toISOString() ?? null,
    claims: compared('claims'),
    delivered: compared('claims.delivered'),
    failed: compared('claims.failed'),
    claimsRefused: hasRefusals ? compared('claims.refused') : null,
    orders: compared('orders'),
    ordersRefused: hasRefusals ? compared('orders.refused') : null,
    paid: compared('paid'),
    paidFen: compared('paid.fen'),
    refunds: compared('refunds'),
    refundsFen: compared('refunds.fen'),
    p50: answerTime(times, 0.5) ?? null,
    p99: answerTime(times, 0.99) ?? null,
    steps: stepsOf(rows, rowsBefore, source, now),
    refusals: reasonsOf(rows),
  };
}

/** The steps as rows of a file. */
export async function figureSteps(
  db: Db,
  input: Input,
  now: Date,
): Promise<DataOf<typeof overview.figureSteps>> {
  const { steps } = await readFigures(db, input, now);
  return { rows: steps.toReversed(), nextKey: null, count: { value: steps.length, exact: true } };
}

const total = (of: readonly Counted[], figure: string): number =>
  of.reduce((sum, row) => sum + (row.figure === figure ? row.value : 0), 0);

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

/** Every step of the period in order, those without a row too. */
function stepsOf(
  rows: readonly Counted[],
  rowsBefore: readonly Counted[],
  { from, stepMs, beforeMs, hasRefusals }: Source,
  now: Date,
): FigureStep[] {
  const byStep = Map.groupBy(rows, ({ at }) => at.getTime());
  const byStepBefore = Map.groupBy(rowsBefore, ({ at }) => at.getTime() + beforeMs);
  const first = from.getTime();
  const length = Math.floor((now.getTime() - first) / stepMs) + 1;
  return Array.from({ length }, (_, nth) => {
    const at = first + nth * stepMs;
    const own = byStep.get(at) ?? [];
    const times = answers(own);
    return {
      at: new Date(at).toISOString(),
      claims: total(own, 'claims'),
      delivered: total(own, 'claims.delivered'),
      failed: total(own, 'claims.failed'),
      claimsRefused: hasRefusals ? total(own, 'claims.refused') : null,
      orders: total(own, 'orders'),
      ordersRefused: hasRefusals ? total(own, 'orders.refused') : null,
      paid: total(own, 'paid'),
      paidFen: total(own, 'paid.fen'),
      refunds: total(own, 'refunds'),
      refundsFen: total(own, 'refunds.fen'),
      claimsBefore: total(byStepBefore.get(at) ?? [], 'claims'),
      p50: answerTime(times, 0.5) ?? null,
      p99: answerTime(times, 0.99) ?? null,
    };
  });
}

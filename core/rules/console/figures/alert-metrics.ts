import type { AlertMetric } from '#core/contract/console/operations/alert-metrics.ts';
import { answerTime } from './answer-bounds.ts';

/** The counts of some minutes, by figure and label. */
export type FigureWindow = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface MetricValue {
  readonly value: number;
  /** What it was counted from, in words; empty: from itself. */
  readonly of: string;
}

interface Metric {
  readonly name: string;
  readonly unit: string;
  /** The figures that it is made of. */
  readonly figures: readonly string[];
  /** Undefined: too little happened to say it. */
  value(window: FigureWindow): MetricValue | undefined;
}

/** Of fewer a share says nothing. */
const enough = 20;

const sumOf = (window: FigureWindow, figure: string): number =>
  [...(window.get(figure)?.values() ?? [])].reduce((sum, value) => sum + value, 0);

const share = (part: number, whole: number): MetricValue | undefined =>
  whole < enough ? undefined : { value: (part / whole) * 100, of: `${part} / ${whole}` };

/** The share of `part` in all of `figures`. */
const shareOf = (name: string, part: string, others: string): Metric => ({
  name,
  unit: '%',
  figures: [part, others],
  value: (window) => share(sumOf(window, part), sumOf(window, part) + sumOf(window, others)),
});

const counted = (name: string, unit: string, figure: string, per = 1): Metric => ({
  name,
  unit,
  figures: [figure],
  value: (window) => ({ value: sumOf(window, figure) / per, of: '' }),
});

/** The label that was counted most. */
const maxOf = (window: FigureWindow, figure: string): string =>
  [...(window.get(figure) ?? [])].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';

/** The upstream with the greatest share of failures. */
function worstUpstream(window: FigureWindow): MetricValue | undefined {
  let worst: MetricValue | undefined;
  for (const [upstream, failed] of window.get('upstream.failed') ?? []) {
    const found = share(failed, failed + (window.get('upstream.answered')?.get(upstream) ?? 0));
    if (found && found.value > (worst?.value ?? -1))
      worst = { value: found.value, of: `${upstream} ${found.of}` };
  }
  return worst;
}

/** What an alert rule may be about: figures of minutes (docs/decisions/0116) and requests to upstreams. */
export const alertMetrics: Readonly<Record<AlertMetric, Metric>> = {
  claimsRefusedShare: shareOf('领取被拒占比', 'claims.refused', 'claims'),
  deliveriesFailedShare: shareOf('发放失败占比', 'claims.failed', 'claims.delivered'),
  ordersRefusedShare: shareOf('下单被拒占比', 'orders.refused', 'orders'),
  answersP99: {
    name: '响应 p99',
    unit: '毫秒',
    figures: ['answers'],
    value: (window) => {
      const time = answerTime(window.get('answers') ?? new Map(), 0.99);
      return time === undefined ? undefined : { value: time, of: '' };
    },
  },
  upstreamFailedShare: {
    name: '上游失败占比',
    unit: '%',
    figures: ['upstream.answered', 'upstream.failed'],
    value: worstUpstream,
  },
  upstreamNotSent: counted('熔断时没有发出的请求', '次', 'upstream.notSent'),
  jobsFailed: {
    name: '后台作业失败',
    unit: '次',
    figures: ['jobs.failed'],
    value: (window) => ({ value: sumOf(window, 'jobs.failed'), of: maxOf(window, 'jobs.failed') }),
  },
  claims: counted('领取', '次', 'claims'),
  orders: counted('下单', '笔', 'orders'),
  paid: counted('付款', '笔', 'paid'),
  refunds: counted('退款', '笔', 'refunds'),
  refundedYuan: counted('退款金额', '元', 'refunds.fen', 100),
};

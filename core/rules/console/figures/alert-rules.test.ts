import { describe, expect, it } from 'vitest';
import { alertMetricIds, type AlertMetric } from '#core/contract/console/operations/alert-metrics.ts';
import { answerBound } from './answer-bounds.ts';
import { alertMetrics } from './alert-metrics.ts';
import {
  brokenText,
  dryRun,
  dryRunText,
  isQuiet,
  maxSilenceMs,
  silenceFault,
  type AlertCondition,
  type MinuteFigure,
} from './alert-rules.ts';

const [at, minuteMs] = [Date.UTC(2026, 10, 19, 6, 0), 60_000];
/** Counts of a minute so many minutes ago. */
const counts = (ago: number, figures: Readonly<Record<string, number>>, label = ''): MinuteFigure[] =>
  Object.entries(figures).map(([figure, value]) => ({
    minute: new Date(at - ago * minuteMs),
    figure,
    label,
    value,
  }));
const above = (metric: AlertMetric, limit: number): AlertCondition => ({
  metric,
  comparison: 'above',
  limit,
  minutes: 5,
});

describe('a rule', () => {
  it.each([
    ['half of the claims', 'claimsRefusedShare', 50, { claims: 100, 'claims.refused': 100 }, undefined],
    [
      'more than half of the claims',
      'claimsRefusedShare',
      50,
      { claims: 100, 'claims.refused': 110 },
      '近 5 分钟领取被拒占比 52%（110 / 210），上限 50%',
    ],
    ['a few claims at night', 'claimsRefusedShare', 50, { claims: 2, 'claims.refused': 17 }, undefined],
    [
      'more than every tenth delivery',
      'deliveriesFailedShare',
      10,
      { 'claims.delivered': 89, 'claims.failed': 11 },
      '近 5 分钟发放失败占比 11%（11 / 100），上限 10%',
    ],
    [
      'every tenth delivery',
      'deliveriesFailedShare',
      10,
      { 'claims.delivered': 90, 'claims.failed': 10 },
      undefined,
    ],
    [
      'refunded money',
      'refundedYuan',
      100,
      { 'refunds.fen': 10_100 },
      '近 5 分钟退款金额 101 元，上限 100 元',
    ],
    [
      'a refused sale',
      'ordersRefusedShare',
      50,
      { orders: 10, 'orders.refused': 11 },
      '近 5 分钟下单被拒占比 52%（11 / 21），上限 50%',
    ],
  ] as const)('%s', (_title, metric, limit, figures, text) =>
    expect(brokenText(above(metric, limit), counts(1, figures), at)).toBe(text),
  );

  it('counts the minutes of its window alone', () => {
    const rows = [...counts(0, { refunds: 3 }), ...counts(4, { refunds: 3 }), ...counts(5, { refunds: 90 })];
    expect(brokenText(above('refunds', 5), rows, at)).toBe('近 5 分钟退款 6 笔，上限 5 笔');
    expect(brokenText(above('refunds', 6), rows, at)).toBeUndefined();
  });

  it('below a limit counts a silence too, but a share or a time without any count says nothing', () => {
    const below = (metric: AlertMetric): AlertCondition => ({ ...above(metric, 1), comparison: 'below' });
    expect(brokenText(below('paid'), [], at)).toBe('近 5 分钟付款 0 笔，下限 1 笔');
    for (const metric of ['answersP99', 'claimsRefusedShare', 'upstreamFailedShare'] as const)
      expect(brokenText(below(metric), [], at)).toBeUndefined();
  });

  it('about upstreams names the worst of them, and a few requests name none', () => {
    const rows = [
      ...counts(1, { 'upstream.answered': 90, 'upstream.failed': 10 }, 'billing'),
      ...counts(2, { 'upstream.answered': 10, 'upstream.failed': 30 }, 'maps'),
      ...counts(2, { 'upstream.failed': 19 }, 'sms'),
    ];
    expect(brokenText(above('upstreamFailedShare', 20), rows, at)).toBe(
      '近 5 分钟上游失败占比 75%（maps 30 / 40），上限 20%',
    );
  });

  it('about response times adds the bounds of the minutes', () => {
    const rows = [
      ...counts(1, { answers: 98 }, answerBound(0.01)),
      ...counts(2, { answers: 2 }, answerBound(1.2)),
    ];
    expect(brokenText(above('answersP99', 1_000), rows, at)).toMatch(
      new RegExp(`^近 5 分钟响应 p99 ${Math.round(Number(answerBound(1.2))).toLocaleString('zh-CN')} 毫秒`),
    );
  });

  it('every metric names its unit', () =>
    expect(alertMetricIds.filter((id) => alertMetrics[id].unit === '')).toEqual([]));
});

describe('a dry run', () => {
  const rows = [...counts(30, { refunds: 4 }), ...counts(20, { refunds: 9 }), ...counts(10, { refunds: 9 })];
  const of = (limit: number) => {
    const condition = above('refunds', limit);
    const result = dryRun(condition, rows, { from: at - 60 * minuteMs, until: at });
    return { ...result, ...dryRunText(condition, result) };
  };

  it('says how often the rule would have fired', () =>
    expect(of(8)).toMatchObject({
      firedMinutes: 10,
      alerts: 2,
      isOdd: false,
      text: '最近一天在 0 笔 到 9 笔 之间，会告警 2 次，共 10 分钟',
    }));

  it('says that a limit would never or always have fired', () => {
    expect(of(9)).toMatchObject({ alerts: 0, isOdd: true, text: expect.stringContaining('一次都不会告警') });
    expect(of(-1)).toMatchObject({ alerts: 1, isOdd: true, text: expect.stringContaining('会一直告警') });
  });

  it('says that nothing can be said without figures', () => {
    const condition = above('deliveriesFailedShare', 1);
    const result = dryRun(condition, rows, { from: at - 60 * minuteMs, until: at });
    expect(dryRunText(condition, result)).toEqual({
      text: '最近一天没有足够的数据，看不出会不会告警',
      isOdd: true,
    });
  });

  it('judges each minute as the rule does', () => {
    const condition = above('refunds', 8);
    const { firedMinutes } = dryRun(condition, rows, { from: at - 60 * minuteMs, until: at });
    const judged = Array.from({ length: 61 }, (_, ago) => brokenText(condition, rows, at - ago * minuteMs));
    expect(judged.filter((text) => text !== undefined)).toHaveLength(firedMinutes);
  });
});

it.each([
  [null, null, '14:00', false],
  ['13:00', '15:00', '14:00', true],
  ['13:00', '14:00', '14:00', false],
  ['14:00', '15:00', '14:00', true],
  ['23:00', '07:00', '23:30', true],
  ['23:00', '07:00', '06:59', true],
  ['23:00', '07:00', '07:00', false],
  ['23:00', '07:00', '14:00', false],
])('quiet from %s until %s, at %s: %s', (quietFrom, quietUntil, clock, is) =>
  expect(isQuiet({ quietFrom, quietUntil }, new Date(`2026-11-19T${clock}:00+08:00`))).toBe(is),
);

it('a silence ends within four hours', () =>
  expect([0, 1, maxSilenceMs, maxSilenceMs + 1].map((ms) => silenceFault(at + ms, at))).toEqual([
    '结束时间已经过了，请重新填写',
    undefined,
    undefined,
    '最长静默 4 小时，到时再看',
  ]));

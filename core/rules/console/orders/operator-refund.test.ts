import { describe, expect, it } from 'vitest';
import { refundObstacle, refundReasons } from './operator-refund.ts';

describe('a refund by one person', () => {
  it.each([
    ['up to 20 yuan of an order', { amountFen: 2_000, ofOrderFen: 0, ofDayFen: 0 }, 0],
    ['not above', { amountFen: 2_001, ofOrderFen: 0, ofDayFen: 0 }, 1],
    ['not in portions of one order', { amountFen: 1_000, ofOrderFen: 1_001, ofDayFen: 1_001 }, 1],
    ['up to 300 yuan a day', { amountFen: 1_000, ofOrderFen: 0, ofDayFen: 29_000 }, 0],
    ['not above 300 yuan a day', { amountFen: 1_000, ofOrderFen: 0, ofDayFen: 29_001 }, 1],
  ])('is possible %s', (_what, before, reasons) =>
    expect(refundReasons(before, { orderFen: 2_000, dayFen: 30_000 })).toHaveLength(reasons),
  );
});

describe('a line', () => {
  const sent = {
    verdict: { allowed: false, reason: '商品已发出，需要退货请联系客服' },
    way: 'post',
    delivery: 'shipped',
    isRefunded: false,
    isGift: false,
  } as const;
  it.each([
    ['that the subscriber may refund', { ...sent, verdict: { allowed: true, reason: '' } }, null],
    ['that was sent by post', sent, null],
    ['that was received by post', { ...sent, delivery: 'delivered' }, null],
  ] as const)('%s is refunded by an operator', (_what, line, obstacle) =>
    expect(refundObstacle(line)).toBe(obstacle),
  );

  it.each([
    ['that was refunded', { ...sent, isRefunded: true }],
    ['that came as a gift', { ...sent, isGift: true }],
    ['whose code was shown', { ...sent, way: 'codes', delivery: 'delivered' }],
    ['that a supplier charged', { ...sent, way: 'supplier', delivery: 'delivered' }],
    ['that is being packed with a used gift', { ...sent, delivery: 'delivering' }],
  ] as const)('%s is not', (_what, line) => expect(refundObstacle(line)).toBe(sent.verdict.reason));
});

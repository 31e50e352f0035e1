import { describe, expect, it } from 'vitest';
import { couponWords } from './coupon-words.ts';

const face = {
  couponType: 'cash',
  couponAmt: 0,
  payPercent: null,
  maxOffFen: null,
  flowMb: null,
  thresholdFen: 0,
} as const;

describe('the left panel of a coupon', () => {
  it.each([
    ['an amount without a threshold', { couponType: 'qyfd', couponAmt: 5_000 }, '¥50', '无门槛', 'theme'],
    ['an amount with a threshold', { couponAmt: 850, thresholdFen: 6_000 }, '¥8.5', '满60可用', 'teal'],
    [
      'half the price, capped',
      { couponType: 'wzg', payPercent: 50, maxOffFen: 3_000 },
      '5折',
      '最高减30元',
      'orange',
    ],
    [
      'a share of the price over a threshold',
      { payPercent: 85, thresholdFen: 10_000 },
      '8.5折',
      '满100可用',
      'teal',
    ],
    [
      'a capped share of the price over a threshold',
      { payPercent: 85, thresholdFen: 10_000, maxOffFen: 2_000 },
      '8.5折',
      '满100最高减20元',
      'teal',
    ],
    [
      'data that pays for an amount at most',
      { couponType: 'lllb', flowMb: 10_240, maxOffFen: 3_000 },
      '10GB',
      '最高减30元',
      'blue',
    ],
    ['data by the gigabyte', { couponType: 'lllb', flowMb: 10_240 }, '10GB', '流量', 'blue'],
    ['data below one', { couponType: 'lllb', flowMb: 500 }, '500MB', '流量', 'blue'],
  ] as const)('says %s', (_title, offer, text, condition, tone) => {
    const words = couponWords({ ...face, ...offer });
    expect(`${words.worth.before ?? ''}${words.worth.value}${words.worth.after ?? ''}`).toBe(text);
    expect(words).toMatchObject({ condition, tone });
  });
});

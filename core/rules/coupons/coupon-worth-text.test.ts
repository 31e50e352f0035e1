import { expect, it } from 'vitest';
import { couponWorthText } from './coupon-worth-text.ts';

const coupon = { couponAmt: 0, payPercent: null, flowMb: null };

it.each([
  ['¥50', { couponAmt: 5_000 }],
  ['¥0.5', { couponAmt: 50 }],
  ['8.8折', { payPercent: 88 }],
  ['500MB', { flowMb: 500 }],
  ['1.5GB', { flowMb: 1_536 }],
])('a coupon is worth %s', (text, worth) => expect(couponWorthText({ ...coupon, ...worth })).toBe(text));

import { describe, expect, it } from 'vitest';
import type { EndingThing } from '../../contract/goods/shared/ending-thing.shapes.ts';
import { endingFirst, endingSoonUntil, endingTip } from './ending-soon.ts';

const now = new Date('2026-11-18T04:00:00.000Z');
const aThing = (changes: Partial<EndingThing> = {}): EndingThing => ({
  kind: 'voucher',
  name: '电影票',
  picUrl: 'goods/cinema',
  endsAt: '2026-11-21T16:00:00.000Z',
  reference: 'D1',
  hall: null,
  couponType: null,
  ...changes,
});

it('asks for what ends until the end of the third day from today', () =>
  expect(endingSoonUntil(now).toISOString()).toBe('2026-11-21T16:00:00.000Z'));

it.each([
  ['in three days', '2026-11-21T16:00:00.000Z', '还有3天到期'],
  ['tomorrow', '2026-11-19T02:00:00.000Z', '还有1天到期'],
  ['today', '2026-11-18T16:00:00.000Z', '今天到期'],
  ['in four days', '2026-11-22T02:00:00.000Z', undefined],
  ['a moment ago', '2026-11-18T03:59:59.000Z', undefined],
])('what ends %s is said so, or not at all', (_when, endsAt, text) =>
  expect(endingTip(aThing({ endsAt }), now)?.when).toBe(text),
);

describe('what ends first', () => {
  it('is named, of one day what was paid for by itself', () => {
    const coupon = aThing({ kind: 'coupon', endsAt: '2026-11-20T03:00:00.000Z' });
    const voucher = aThing({ endsAt: '2026-11-20T15:00:00.000Z' });
    const pass = aThing({ kind: 'pass', endsAt: '2026-11-19T15:00:00.000Z' });
    expect(endingFirst([coupon, voucher])).toBe(voucher);
    expect(endingFirst([coupon, voucher, pass])).toBe(pass);
    expect(endingFirst([])).toBeUndefined();
  });
  it.each([
    [aThing(), '出示券码', 'orderDetail', { orderNo: 'D1' }],
    [aThing({ kind: 'pass', reference: '', hall: 'airport' }), '去预约', 'rail', { kind: 'airport' }],
    [
      aThing({ kind: 'pass', reference: 'V1', hall: 'rail' }),
      '出示厅码',
      'railVerification',
      { orderId: 'V1' },
    ],
    [
      aThing({ kind: 'pass', reference: 'V1', hall: 'airport' }),
      '出示厅码',
      'airportVerification',
      { orderId: 'V1' },
    ],
    [aThing({ kind: 'membership', reference: '' }), '去领取', 'myMonth', undefined],
    [
      aThing({ kind: 'coupon', reference: 'C1', couponType: 'wzg' }),
      '去使用',
      'rightsDiscount',
      { accountType: 'wzg', cardCode: 'C1' },
    ],
  ] as const)('leads to where it is used', (thing, action, page, query) =>
    expect(endingTip(thing, now)).toMatchObject({ action, to: { page, ...(query && { query }) } }),
  );
});

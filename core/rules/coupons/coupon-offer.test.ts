import { describe, expect, it } from 'vitest';
import {
  cardBegin,
  cardExpiry,
  couponOfferState,
  limitText,
  offerPeriod,
  validText,
} from './coupon-offer.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);
const offer = {
  beginsAt: at('2026-08-08T10:00:00'),
  endsAt: at('2026-08-31T00:00:00'),
  minLevel: 3,
  left: 5,
  limitPerPerson: 2,
  cities: [] as readonly { readonly areaNum: string; readonly name: string }[],
};
const suzhou = [{ areaNum: '320500', name: '苏州' }] as const;
const platinum = { level: 3, areaNum: null as string | null, claims: 0, hasClaimed: false };
const noon = at('2026-08-08T12:00:00');

describe('a coupon on offer', () => {
  it.each([
    ['can be claimed', offer, platinum, noon, 'claimable', null],
    [
      'was claimed in this period',
      offer,
      { ...platinum, hasClaimed: true, claims: 1 },
      noon,
      'claimed',
      null,
    ],
    [
      'reached its limit per person',
      offer,
      { ...platinum, claims: 2 },
      noon,
      'claimed',
      '每人限领2张，您已领完',
    ],
    ['needs a higher level', offer, { ...platinum, level: 2 }, noon, 'notEntitled', '铂金会员及以上可领'],
    [
      'is for members of any level',
      { ...offer, minLevel: 1 },
      { ...platinum, level: 0 },
      noon,
      'notEntitled',
      '开通会员后可领',
    ],
    [
      'is open to a guest until they sign in',
      offer,
      { ...platinum, level: undefined },
      noon,
      'claimable',
      null,
    ],
    [
      'is for numbers of another city',
      { ...offer, cities: suzhou },
      { ...platinum, areaNum: '320100' },
      noon,
      'notEntitled',
      '仅限苏州的号码领取',
    ],
    [
      'is for the city of the number',
      { ...offer, cities: suzhou },
      { ...platinum, areaNum: '320500' },
      noon,
      'claimable',
      null,
    ],
    [
      'is for a city, and the number’s is not known',
      { ...offer, cities: suzhou },
      platinum,
      noon,
      'notEntitled',
      '仅限苏州的号码领取',
    ],
    [
      'is open to a guest whatever its cities',
      { ...offer, cities: suzhou },
      { ...platinum, level: undefined },
      noon,
      'claimable',
      null,
    ],
    ['is gone', { ...offer, left: 0 }, platinum, noon, 'soldOut', '已被领完'],
    ['has no stock limit', { ...offer, left: null }, platinum, noon, 'claimable', null],
    ['has not begun', offer, platinum, offer.beginsAt - 1, 'notBegun', '8月8日10点开始'],
    ['begins in its first moment', offer, platinum, offer.beginsAt, 'claimable', null],
    [
      'has no limit per person',
      { ...offer, limitPerPerson: null },
      { ...platinum, claims: 99 },
      noon,
      'claimable',
      null,
    ],
    ['has ended', offer, platinum, offer.endsAt, 'ended', '活动已结束'],
  ] as const)('%s', (_what, offered, who, now, state, reason) =>
    expect(couponOfferState(offered, who, now)).toEqual({ state, reason }),
  );

  it('is claimed once, by month or by day of China', () => {
    const late = at('2026-09-01T00:30:00');
    expect([offerPeriod('once', late), offerPeriod('month', late), offerPeriod('day', late)]).toEqual([
      'once',
      '2026-09',
      '2026-09-01',
    ]);
  });

  it('is valid for days, until a date or for the month, and says so', () => {
    const days = { validDays: 7, validUntil: null, validFrom: null };
    const fixed = { validDays: null, validUntil: at('2026-10-01T00:00:00'), validFrom: null };
    const month = { validDays: null, validUntil: null, validFrom: null };
    const window = { ...fixed, validFrom: at('2026-09-01T00:00:00') };
    expect([days, fixed, month].map((each) => cardExpiry(each, noon).getTime())).toEqual([
      at('2026-08-15T12:00:00'),
      at('2026-10-01T00:00:00'),
      at('2026-09-01T00:00:00'),
    ]);
    expect([month, window].map((each) => cardBegin(each, noon).getTime())).toEqual([noon, window.validFrom]);
    expect(cardBegin(window, at('2026-09-02T00:00:00')).getTime()).toBe(at('2026-09-02T00:00:00'));
    expect([days, fixed, month, window].map(validText)).toEqual([
      '领取后7天有效',
      '2026年9月30日前有效',
      '领取后当月有效',
      '2026年9月1日至2026年9月30日有效',
    ]);
  });

  it('says its limit', () =>
    expect([limitText('once', 1), limitText('month', null), limitText('day', 5)]).toEqual([
      '每人限领1张',
      '每月限领1张',
      '每天限领1张，共5张',
    ]));
});

import { describe, expect, it } from 'vitest';
import { nextOpening } from './next-opening.ts';
import type { ClaimFacts } from './recv-status.ts';

const china = (time: string) => new Date(`${time}+08:00`);
const now = china('2026-08-15T11:00:00');
const open: ClaimFacts = {
  claim: 'none',
  outOfProvince: false,
  forSale: false,
  group: { choose: 2, used: 0 },
  product: { openedAt: china('2026-01-01T00:00:00'), startsNextMonth: false },
  stockLeft: null,
  beginsAt: null,
  endsAt: null,
  condition: { met: true },
};
const anyTime = { day: null, hour: null };
const at10 = { day: 1, hour: 10 };

describe('when a right opens next (decisions §4)', () => {
  it.each<[string, Partial<ClaimFacts>, typeof anyTime | typeof at10, string | null]>([
    ['open now', {}, anyTime, null],
    ['claimed: next month', { claim: 'delivered' }, anyTime, '2026-09-01T00:00:00'],
    ['being delivered: next month', { claim: 'delivering' }, anyTime, '2026-09-01T00:00:00'],
    ['claimed, opening at ten on the first: then', { claim: 'delivered' }, at10, '2026-09-01T10:00:00'],
    ['the group is full: next month', { group: { choose: 1, used: 1 } }, anyTime, '2026-09-01T00:00:00'],
    ['out of stock this month: next month', { stockLeft: 0 }, at10, '2026-09-01T10:00:00'],
    ['not begun: when it begins', { beginsAt: china('2026-08-20T10:00:00') }, anyTime, '2026-08-20T10:00:00'],
    [
      'claimed, and begins after the start of next month: when it begins',
      { claim: 'delivered', beginsAt: china('2026-09-03T10:00:00') },
      anyTime,
      '2026-09-03T10:00:00',
    ],
    [
      'opened this month, starting next month',
      { product: { openedAt: now, startsNextMonth: true }, beginsAt: china('2026-08-20T10:00:00') },
      anyTime,
      '2026-09-01T00:00:00',
    ],
    [
      'claimed before it begins again this month: next month',
      { claim: 'delivered', beginsAt: china('2026-08-20T10:00:00') },
      anyTime,
      '2026-09-01T00:00:00',
    ],
    [
      'being delivered before it begins again this month: next month',
      { claim: 'delivering', beginsAt: china('2026-08-20T10:00:00') },
      anyTime,
      '2026-09-01T00:00:00',
    ],
    [
      'the group is full before it begins: next month',
      { group: { choose: 1, used: 1 }, beginsAt: china('2026-08-20T10:00:00') },
      anyTime,
      '2026-09-01T00:00:00',
    ],
    [
      'out of stock at its first moment: next month',
      { stockLeft: 0, beginsAt: now },
      anyTime,
      '2026-09-01T00:00:00',
    ],
    ['over at this moment', { claim: 'delivered', endsAt: now }, anyTime, null],
    ['over with the month', { claim: 'delivered', endsAt: china('2026-09-01T00:00:00') }, anyTime, null],
    [
      'over at the moment it begins',
      { beginsAt: china('2026-08-20T10:00:00'), endsAt: china('2026-08-20T10:00:00') },
      anyTime,
      null,
    ],
    [
      'not begun, and over a moment after it begins',
      { beginsAt: china('2026-08-20T10:00:00'), endsAt: china('2026-08-20T10:00:01') },
      anyTime,
      '2026-08-20T10:00:00',
    ],
    ['over', { endsAt: china('2026-08-01T00:00:00') }, anyTime, null],
    [
      'claimed, and over before the next month',
      { claim: 'delivered', endsAt: china('2026-08-31T00:00:00') },
      anyTime,
      null,
    ],
    [
      'begins only after it is over',
      { beginsAt: china('2026-08-20T10:00:00'), endsAt: china('2026-08-18T00:00:00') },
      anyTime,
      null,
    ],
    ['for another province', { outOfProvince: true, beginsAt: china('2026-08-20T10:00:00') }, anyTime, null],
    ['to be bought', { forSale: true, beginsAt: china('2026-08-20T10:00:00') }, anyTime, null],
    [
      'an unmet condition that does not depend on time',
      { condition: { met: false, reason: '等级' } },
      anyTime,
      null,
    ],
  ])('%s', (_title, facts, opening, expected) => {
    expect(nextOpening({ ...open, ...facts }, opening, now)).toBe(
      expected === null ? null : china(expected).getTime(),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { chinaTime } from '../../format/china-time.ts';
import { isMessageTime, nextAutoClaim, nextReminder, userFraction } from './my-month-times.ts';

const at = (text: string) => Date.parse(text);
const iso = (ms: number) => new Date(ms).toISOString();

it('a subscriber’s fraction is always the same, and thousands are spread evenly', () => {
  expect(userFraction('U0000000001')).toBe(userFraction('U0000000001'));
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let user = 0; user < 10_000; user += 1) {
    const tenth = Math.floor(userFraction(`U${String(user).padStart(10, '0')}`) * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  for (const count of tenths) expect(Math.abs(count - 1_000)).toBeLessThan(200);
});

describe('the next automatic claim', () => {
  it.each([
    [0, [], '2026-08-31T16:00:00.000Z'],
    [0.5, [], '2026-08-31T19:00:00.000Z'],
    [0, ['2026-08-20T02:00:00Z', '2026-08-18T02:00:00Z'], '2026-08-18T02:00:00.000Z'],
    [0.5, ['2026-08-18T02:00:00Z'], '2026-08-18T02:05:00.000Z'],
    [0, ['2026-08-10T02:00:00Z'], '2026-08-31T16:00:00.000Z'],
    [0.5, ['2026-08-15T02:00:00Z'], '2026-08-31T19:00:00.000Z'],
    [0.5, ['2026-08-31T16:00:00Z'], '2026-08-31T19:00:00.000Z'],
    [0, ['2026-09-01T02:00:00Z'], '2026-08-31T16:00:00.000Z'],
  ] as const)('with the fraction %d and the openings %j is at %s', (fraction, openings, next) => {
    expect(iso(nextAutoClaim(fraction, openings.map(at), at('2026-08-15T02:00:00Z')))).toBe(next);
  });
});

describe('messages are sent by day only', () => {
  it.each([
    ['2026-08-15T07:59:59+08:00', false],
    ['2026-08-15T08:00:00+08:00', true],
    ['2026-08-15T20:59:59+08:00', true],
    ['2026-08-15T21:00:00+08:00', false],
  ])('%s: %s', (now, may) => expect(isMessageTime(at(now))).toBe(may));
});

describe('the next reminder', () => {
  const noon = at('2026-08-15T12:30:00+08:00');
  it.each([
    ['on its day of this month', { day: 25, reminded: null }, '2026-08-25'],
    ['next month when the day is past', { day: 10, reminded: null }, '2026-09-10'],
    ['next month when its hours of today are past', { day: 15, reminded: null }, '2026-09-15'],
    ['next month when this month’s was sent, for any day', { day: 25, reminded: '2026-08' }, '2026-09-25'],
    ['on its day when the last one was of an earlier month', { day: 25, reminded: '2026-07' }, '2026-08-25'],
  ])('is %s', (_name, fields, day) => {
    for (const fraction of [0, 0.999])
      expect(iso(nextReminder({ ...fields, fraction }, noon)).slice(0, 10)).toBe(day);
  });

  it('is next month from its own moment on', () => {
    const half = { day: 15, fraction: 0.5, reminded: null };
    const moment = at('2026-08-15T10:30:00+08:00');
    expect(nextReminder(half, moment - 1)).toBe(moment);
    expect(nextReminder(half, moment)).toBe(at('2026-09-15T10:30:00+08:00'));
  });

  it.each([1, 28])('comes between nine and noon on the %ith', (day) => {
    for (const fraction of [0, 0.5, 0.999])
      expect(chinaTime(nextReminder({ day, fraction, reminded: null }, noon)).hour).toBeOneOf([9, 10, 11]);
  });
});

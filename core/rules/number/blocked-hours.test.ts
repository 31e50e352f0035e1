import { expect, it } from 'vitest';
import { blockedHours, blockedText, chinaWeekday } from './blocked-hours.ts';

const every = [1, 2, 3, 4, 5, 6, 7];
const workdays = [1, 2, 3, 4, 5];
const night = { weekdays: workdays, from: '22:00', to: '06:00' };
const lesson = { weekdays: every, from: '14:00', to: '15:30' };

it.each([
  ['no time', [], 3, ''],
  ['a time of the day', [lesson], 3, '14:00至15:30'],
  ['a time of another day', [{ ...lesson, weekdays: [6] }], 3, ''],
  ['a night, before and after', [night], 3, '00:00至06:00、22:00至24:00'],
  ['a night that begins on this day', [night], 1, '22:00至24:00'],
  ['a night that began on the day before', [night], 6, '00:00至06:00'],
  ['a night of Sunday on Monday', [{ ...night, weekdays: [7] }], 1, '00:00至06:00'],
  ['a time until midnight', [{ ...lesson, to: '00:00' }], 2, '14:00至24:00'],
  [
    'times that overlap or touch',
    [lesson, { ...lesson, from: '15:00', to: '16:00' }, { ...lesson, from: '16:00', to: '17:00' }],
    2,
    '14:00至17:00',
  ],
  [
    'a time inside another',
    [
      { ...lesson, to: '18:00' },
      { ...lesson, from: '15:00', to: '16:00' },
    ],
    2,
    '14:00至18:00',
  ],
  [
    'two halves of a day',
    [
      { weekdays: every, from: '00:00', to: '12:00' },
      { weekdays: every, from: '12:00', to: '00:00' },
    ],
    4,
    '全天',
  ],
] as const)('%s blocks these hours', (_name, times, weekday, text) => {
  expect(blockedText(blockedHours(times, weekday))).toBe(text);
});

it('a weekday is that of China', () => {
  expect(chinaWeekday(Date.parse('2026-11-15T15:59:59Z'))).toBe(7);
  expect(chinaWeekday(Date.parse('2026-11-15T16:00:00Z'))).toBe(1);
});

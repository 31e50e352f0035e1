import { describe, expect, it } from 'vitest';
import { changeOf } from './change-of.ts';
import { longestReportDays, reportPeriod } from './report-period.ts';

const today = '2026-03-10';

describe('the days of a report', () => {
  it.each([
    [
      'the last seven with today',
      { period: 7 },
      '2026-03-04',
      '2026-03-10',
      '2026-02-25',
      '2026-03-09',
      '2026-03-02',
    ],
    [
      'a chosen month that is over',
      { period: 30, from: '2026-02-01', until: '2026-02-28' },
      '2026-02-01',
      '2026-02-28',
      '2026-01-04',
      '2026-02-28',
      '2026-01-31',
    ],
    [
      'one chosen day',
      { period: 30, from: '2026-03-01', until: '2026-03-01' },
      '2026-03-01',
      '2026-03-01',
      '2026-02-28',
      '2026-03-01',
      '2026-02-28',
    ],
    [
      'days that end before they begin',
      { period: 7, from: '2026-03-05', until: '2026-03-01' },
      '2026-03-01',
      '2026-03-01',
      '2026-02-28',
      '2026-03-01',
      '2026-02-28',
    ],
    [
      'from a day on',
      { period: 7, from: '2026-03-09' },
      '2026-03-09',
      '2026-03-10',
      '2026-03-07',
      '2026-03-09',
      '2026-03-07',
    ],
    ['today alone', { period: 7, from: today }, today, today, '2026-03-09', '2026-03-09', '2026-03-08'],
  ])('are %s, beside as many before', (_what, input, from, until, beforeFrom, completeUntil, beforeUntil) => {
    expect(reportPeriod(input, today)).toEqual({ from, until, beforeFrom, completeUntil, beforeUntil });
  });

  it('are a year at most', () => {
    const { from, until } = reportPeriod({ period: 7, from: '2020-01-01' }, today);
    expect([from, until]).toEqual(['2025-03-10', today]);
    expect(longestReportDays).toBe(366);
  });
});

describe('a change against the period before', () => {
  it.each([
    [106, 100, '+6.0%'],
    [50, 100, '−50.0%'],
    [7, 7, '+0.0%'],
    [7, 0, undefined],
  ])('of %d after %d is %s', (now, before, text) => expect(changeOf(now, before)).toBe(text));
});

import { describe, expect, it } from 'vitest';
import { parseChinaTime } from './parse-china-time.ts';

describe('parsing a time', () => {
  it.each([
    ['10:00', '2023-01-01T02:00:00Z'],
    ['23:59:30', '2023-01-01T15:59:30Z'],
    ['2025-3-1', '2025-02-28T16:00:00Z'],
    ['2025-03-01 10:00', '2025-03-01T02:00:00Z'],
    ['2025/03/01 10:00:05', '2025-03-01T02:00:05Z'],
    ['2025-03-01T10:00:05.120', '2025-03-01T02:00:05Z'],
    ['2025-03-01T10:00:00Z', '2025-03-01T10:00:00Z'],
    ['2025-03-01T10:00:00+0800', '2025-03-01T02:00:00Z'],
  ])('%s is read as China time, a time without a date on 2023-1-1 (§5)', (text, at) => {
    expect(parseChinaTime(text)).toBe(Date.parse(at));
  });

  it.each(['', 'soon', '2025-02-30', '25:00', '2025-13-01 10:00', '2025-03-01 10:61', 'NaNZ'])(
    '%j is not a time',
    (text) => {
      expect(parseChinaTime(text)).toBeUndefined();
    },
  );

  it('returns an instant unchanged', () => {
    expect(parseChinaTime(5)).toBe(5);
    expect(parseChinaTime(new Date(5))).toBe(5);
    expect(parseChinaTime(new Date(Number.NaN))).toBeUndefined();
  });
});

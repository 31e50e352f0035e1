import { describe, expect, it } from 'vitest';
import { since } from './since.ts';

const now = Date.parse('2026-08-03T10:00:00+08:00');
const second = 1_000;
const [minute, hour, day] = [60 * second, 3_600 * second, 86_400 * second];

describe('how long ago a message came', () => {
  it.each([
    [0, '刚刚'],
    [4.9 * second, '刚刚'],
    [5 * second, '5秒前'],
    [59.9 * second, '59秒前'],
    [minute, '1分钟前'],
    [59 * minute, '59分钟前'],
    [hour, '1小时前'],
    [23.9 * hour, '23小时前'],
    [day, '1天前'],
    [30 * day, '30天前'],
    [31 * day, '2026-07-03 10:00:00'],
    [-2 * second, '刚刚'],
    [-hour, '2026-08-03 11:00:00'],
  ])('%i ms ago is %s', (passed, text) => {
    expect(since(new Date(now - passed).toISOString(), now)).toBe(text);
  });
});

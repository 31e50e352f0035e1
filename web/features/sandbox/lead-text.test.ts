import { expect, it } from 'vitest';
import { leadText } from './lead-text.ts';

const second = 1_000;
const [minute, hour, day] = [60 * second, 3_600 * second, 86_400 * second];

it.each([
  [0, '与系统一致'],
  [59 * second, '与系统一致'],
  [5 * minute, '快5分钟'],
  [hour, '快1小时'],
  [hour + 5 * minute, '快1小时5分钟'],
  [31 * day, '快31天'],
  [31 * day + hour + minute, '快31天1小时'],
])('a clock that is %i ms ahead is %s', (offset, text) => {
  expect(leadText(offset)).toBe(text);
});

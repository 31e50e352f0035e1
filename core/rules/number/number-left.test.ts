import { expect, it } from 'vitest';
import { isLow, leftPercent, unansweredText } from './number-left.ts';

it.each([
  [30, 3, false, 10],
  [30, 2.9, true, 10],
  [1_000, 1, true, 1],
  [30, 0, true, 0],
  [30, 30, false, 100],
  [0, 0, false, 0],
])('of %d with %d left: low %s, %d percent', (total, left, low, percent) =>
  expect([isLow({ total, left }), leftPercent({ total, left })]).toEqual([low, percent]),
);

it('says what was left when the number service last answered, where that is known', () => {
  expect(unansweredText({ at: '9:12', leftMb: 19_046 })).toBe('流量与话费暂时查不到，9:12查到时流量剩18.6GB');
  expect(unansweredText(undefined)).toBe('流量与话费暂时查不到');
});

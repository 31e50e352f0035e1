import { expect, it } from 'vitest';
import { maintenanceFault, maintenanceMallNames } from './maintenance-notices.ts';

const hour = 3_600_000;
const now = 1_000 * hour;

it.each([
  ['from now on', now, now + hour, undefined],
  ['next week', now + 150 * hour, now + 152 * hour, undefined],
  ['already over', now - 2 * hour, now, '结束时间已经过了，请重新填写'],
  ['ends before it begins', now + 3 * hour, now + 2 * hour, '结束要在开始之后'],
  ['seven days', now, now + 168 * hour, undefined],
  ['longer than seven days', now, now + 169 * hour, '一条公告最长 7 天，到时再写一条'],
  ['seven days left of a longer one', now - 24 * hour, now + 168 * hour, undefined],
])('a maintenance notice: %s', (_title, from, until, fault) =>
  expect(maintenanceFault(from, until, now)).toBe(fault),
);

it('every mall of the product is named once', () => {
  const names = Object.values(maintenanceMallNames);
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain('');
});

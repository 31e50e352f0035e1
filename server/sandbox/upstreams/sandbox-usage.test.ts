import { expect, it } from 'vitest';
import { sandboxPlan, sandboxUses, usageOfDays } from './sandbox-usage.ts';

const number = '13800000001';
const usedAt = (time: string) =>
  usageOfDays(sandboxUses(number, '2026-08', new Date(time))).reduce((sum, { usedMb }) => sum + usedMb, 0);

it('the sandbox’s usage grows with the clock and never falls, and past days stay as they are', () => {
  const moments = ['02T09:00', '02T18:00', '03T00:01', '16T12:00', '31T23:59'].map((at) =>
    usedAt(`2026-08-${at}:00+08:00`),
  );
  expect(moments).toEqual([...moments].sort((one, other) => one - other));
  expect(new Set(moments).size).toBe(5);
  const [early, late] = ['2026-08-05T12:00:00Z', '2026-09-20T12:00:00Z'].map((at) =>
    usageOfDays(sandboxUses(number, '2026-08', new Date(at))),
  );
  expect(late?.slice(0, 4)).toEqual(early?.slice(0, 4));
  expect(late).toHaveLength(31);
});

it('a month uses most of the package, and a month to come uses nothing', () => {
  const month = usedAt('2026-09-01T00:00:00+08:00');
  expect(month / sandboxPlan(number).totalMb).toBeGreaterThan(0.6);
  expect(month / sandboxPlan(number).totalMb).toBeLessThan(1.2);
  expect(sandboxUses(number, '2026-09', new Date('2026-08-15T00:00:00Z'))).toEqual([]);
});

import { expect, it } from 'vitest';
import { claimableCount, type QuotaGroup } from './claimable-count.ts';

const group = (chooseCount: number, chosenCount: number, ...statuses: number[]): QuotaGroup => ({
  chooseCount,
  chosenCount,
  rightsList: statuses.map((recvStatus) => ({ recvStatus })),
});

it.each([
  ['choose one of seven', [group(1, 0, 0, 0, 0, 0, 0, 0, 3)], 1],
  ['choose two of four, one chosen', [group(2, 1, 2, 0, 0, 3)], 1],
  ['a quota larger than the claimable rights', [group(3, 0, 0, 3, 4)], 1],
  ['a used quota', [group(1, 1, 2, 0, 0)], 0],
  ['a quota lowered below the choices', [group(1, 2, 2, 2, 0)], 0],
  ['several groups', [group(2, 0, 0, 0, 0), group(2, 0, 0, 0, 3), group(1, 0, 4)], 4],
  ['no groups', [], 0],
] as const)('counts what the quota still allows: %s', (_title, groups, count) => {
  expect(claimableCount(groups)).toBe(count);
});

import { expect, it } from 'vitest';
import { groupChip } from './group-chip.ts';

it.each([
  [2, 4, '4选2'],
  [2, 2, '任领2项'],
  [4, 3, '任领3项'],
  [1, 0, '暂不可选'],
])('choosing %i of %i reads %s', (chooseCount, totalCount, text) => {
  expect(groupChip({ chooseCount, totalCount })).toBe(text);
});

import { expect, it } from 'vitest';
import { isLastPick, lastPickQuestion } from './last-pick.ts';

it.each([
  ['one of seven', 1, 0, 7, true],
  ['the second of two of four', 2, 1, 4, true],
  ['the first of two of four', 2, 0, 4, false],
  ['all may be had', 2, 1, 2, false],
  ['the quota is used up', 1, 1, 4, false],
])('a claim is the last pick: %s', (_title, chooseCount, chosenCount, totalCount, isLast) => {
  expect(isLastPick({ chooseCount, chosenCount, totalCount })).toBe(isLast);
});

it('the question says what cannot be undone', () => {
  expect(lastPickQuestion('视频会员', { chooseCount: 1, chosenCount: 0, totalCount: 7 })).toBe(
    '本组7选1，领取“视频会员”后不可更换',
  );
  expect(lastPickQuestion('视频会员', { chooseCount: 2, chosenCount: 1, totalCount: 4 })).toBe(
    '“视频会员”是本组最后1个名额，领取后不可更换',
  );
});

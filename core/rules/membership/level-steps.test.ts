import { expect, it } from 'vitest';
import { levelSteps } from './level-steps.ts';

it.each([
  [0, ['ahead', 'ahead', 'ahead', 'ahead'], '再开通1个产品升黄金'],
  [1, ['current', 'ahead', 'ahead', 'ahead'], '再开通1个产品升黄金'],
  [2, ['past', 'current', 'ahead', 'ahead'], '再开通1个产品升铂金'],
  [4, ['past', 'past', 'past', 'current'], '已是最高等级'],
])('from level %i the ladder is %j and the way on is %s', (level, states, next) => {
  const ladder = levelSteps(level);
  expect(ladder.steps.map(({ state }) => state)).toEqual(states);
  expect(ladder.steps.map(({ name }) => name)).toEqual(['普通', '黄金', '铂金', 'PLUS']);
  expect(ladder.next).toBe(next);
});

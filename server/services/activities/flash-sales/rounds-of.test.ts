import { expect, it } from 'vitest';
import { roundsOf } from './rounds-of.ts';

it('a subscriber is once in each round, in the order of arrival', () => {
  const requests = ['a', 'b', 'a', 'c', 'a', 'b'].map((userId, at) => ({ userId, at }));
  const rounds = roundsOf(requests).map((round) => round.map(({ userId, at }) => `${userId}${at}`));
  expect(rounds).toEqual([['a0', 'b1', 'c3'], ['a2', 'b5'], ['a4']]);
  expect(roundsOf([])).toEqual([]);
});

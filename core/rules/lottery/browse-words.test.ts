import { expect, it } from 'vitest';
import { secondsUntil, spokenSeconds } from './browse-words.ts';

it.each([
  [15_000, 15],
  [14_001, 15],
  [14_000, 14],
  [1, 1],
  [0, 0],
  [-500, 0],
])('%d ms are shown as %d s', (ms, seconds) => {
  expect(secondsUntil(1_000 + ms, 1_000)).toBe(seconds);
});

it('a countdown speaks every five seconds and at its end', () => {
  const spoken = Array.from({ length: 16 }, (_, at) => spokenSeconds(15 - at));
  expect([...new Set(spoken)]).toEqual([
    '还要逛15秒',
    '还要逛10秒',
    '还要逛5秒',
    '已经逛满15秒，可以领机会了',
  ]);
});

import { expect, it } from 'vitest';
import { bagRefreshMs } from './bag-refresh.ts';

it.each([
  [[], 10_000],
  [[0, 2, 3, 4], 10_000],
  [[0, 1], 2_000],
] as const)('a bag with the states %j is reloaded every %i ms (§9)', (states, ms) =>
  expect(bagRefreshMs(states.map((recvStatus) => ({ recvStatus })))).toBe(ms),
);

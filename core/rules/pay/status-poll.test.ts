import { expect, it } from 'vitest';
import { statusPollMs } from './status-poll.ts';

it('asks for a payment quickly at first, then more slowly, and stops after a while', () => {
  const seconds = Array.from({ length: 10 }, (_, answers) => Number(statusPollMs(answers)) / 1_000);
  expect(seconds).toEqual([1, 1, 1, 2, 2, 3, 5, 8, 10, 10]);
  expect(statusPollMs(23)).toBe(10_000);
  expect(statusPollMs(24)).toBe(false);
});

import { expect, it } from 'vitest';
import { statusPollMs } from './status-poll.ts';

it('asks for a payment quickly at first, then more slowly, and stops after a while', () => {
  expect([1, 2, 3, 7, 8, 23].map(statusPollMs)).toEqual([1_000, 1_000, 2_000, 8_000, 10_000, 10_000]);
  expect(statusPollMs(24)).toBe(false);
});

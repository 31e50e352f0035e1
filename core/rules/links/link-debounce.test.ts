import { expect, it } from 'vitest';
import { opensLink } from './link-debounce.ts';

it.each([
  [undefined, 1000, true],
  [1000, 1000, false],
  [1000, 1299, false],
  [1000, 1300, true],
  [5000, 1000, true],
])('a link opened at %s opens again at %i: %s (§2, 300 ms)', (last, now, opens) =>
  expect(opensLink(last, now)).toBe(opens),
);

import { expect, it } from 'vitest';
import { dayState } from './day-state.ts';

it.each([
  ['not-compared', { isCompared: false, differences: 0, open: 0 }],
  ['equal', { isCompared: true, differences: 0, open: 0 }],
  ['open', { isCompared: true, differences: 3, open: 1 }],
  ['decided', { isCompared: true, differences: 3, open: 0 }],
  ['open', { isCompared: false, differences: 1, open: 1 }],
] as const)('a day of a source is %s', (state, facts) => expect(dayState(facts)).toBe(state));

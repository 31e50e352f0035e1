import { expect, it } from 'vitest';
import { summary } from './summary.ts';

it('ends with what failed, what is unstable with its first error, and the sum', () => {
  const outcome = { passed: 2, failed: 0, failures: [], passedAtSecondTry: [] };
  const text = summary([
    { title: 'Lint', seconds: 3, outcome },
    {
      title: 'Journeys',
      seconds: 61.26,
      outcome: {
        ...outcome,
        failed: 1,
        failures: ['a: x: broken'],
        passedAtSecondTry: ['b: y: too slow\nby far'],
      },
    },
  ]);
  expect(text.split('\n').filter(Boolean)).toEqual([
    '✓ Lint: 2 passed, 0 failed in 3.0 s',
    '✗ Journeys: 2 passed, 1 failed in 61.3 s',
    'Failed:',
    '  a: x: broken',
    '!!! UNSTABLE: 1 passed only at the second try. Each is a defect to repair; its first error:',
    '  b: y: too slow',
    '    by far',
    '4 passed, 1 failed, 1 of the passed unstable',
  ]);
});

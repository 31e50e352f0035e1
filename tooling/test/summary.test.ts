import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';
import { summary } from './summary.ts';

const outcome = { passed: 2, failed: 0, failures: [], passedAtSecondTry: [], warnings: [], files: [] };
const rowsOf = (text: string): readonly string[] => text.split('\n').filter(Boolean);

it('ends with what took longest, warnings, what failed, what is unstable with its first error, and the sum', () => {
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
        warnings: ['/home: 98.4 KB, goal 98 KB'],
        files: [
          { name: join(projectRoot, 'e2e/a.test.ts'), seconds: 2 },
          { name: join(projectRoot, 'e2e/b.test.ts'), seconds: 34.56 },
        ],
      },
    },
  ]);
  expect(rowsOf(text)).toEqual([
    '✓ Lint: 2 passed, 0 failed in 3.0 s',
    '✗ Journeys: 2 passed, 1 failed in 61.3 s',
    'Slowest steps:',
    '    61.3 s  Journeys',
    '     3.0 s  Lint',
    'Slowest files:',
    '    34.6 s  e2e/b.test.ts',
    '     2.0 s  e2e/a.test.ts',
    'Warnings:',
    '  /home: 98.4 KB, goal 98 KB',
    'Failed:',
    '  a: x: broken',
    '!!! UNSTABLE: 1 passed only at the second try. Each is a defect to repair; its first error:',
    '  b: y: too slow',
    '    by far',
    '4 passed, 1 failed, 1 of the passed unstable',
  ]);
});

it('names the ten slowest files of all steps', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({
    name: join(projectRoot, `${at}.test.ts`),
    seconds: at,
  }));
  const step = (part: typeof files) => ({ title: 'Step', seconds: 1, outcome: { ...outcome, files: part } });
  const rows = rowsOf(summary([step(files.slice(0, 6)), step(files.slice(6))]));
  expect(rows.filter((row) => row.endsWith('.test.ts')).map((row) => row.trim().split('  ')[1])).toEqual(
    files
      .map((_, at) => `${at}.test.ts`)
      .slice(2)
      .toReversed(),
  );
});

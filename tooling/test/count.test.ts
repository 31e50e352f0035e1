import { expect, it } from 'vitest';
import {
  filesToRunAgain,
  outcomeOf,
  outcomeOfTwoRuns,
  sumOf,
  timesOf,
  warningsOf,
  type FileResult,
} from './count.ts';

const file = (name: string, status: string, tests: readonly string[], message?: string): FileResult => ({
  name,
  status,
  startTime: 1_000,
  endTime: 3_500,
  ...(message === undefined ? {} : { message }),
  assertionResults: tests.map((one, at) => ({
    status: one,
    fullName: `test ${at}`,
    failureMessages: one === 'failed' ? [`${message ?? 'expected 1 to be 2'}\n    at line 7`] : [],
  })),
});

it.each<[string, readonly FileResult[], boolean, ReturnType<typeof outcomeOf>]>([
  [
    'all tests pass',
    [file('a', 'passed', ['passed', 'passed'])],
    true,
    { passed: 2, failed: 0, failures: [] },
  ],
  [
    'one test fails',
    [file('a', 'failed', ['passed', 'failed'])],
    false,
    { passed: 1, failed: 1, failures: ['a: test 1: expected 1 to be 2'] },
  ],
  [
    'a file fails while it loads',
    [file('a', 'failed', [], 'no such module\n    at b'), file('b', 'passed', ['passed'])],
    false,
    { passed: 1, failed: 1, failures: ['a failed before its tests: no such module'] },
  ],
  [
    'every test passes, but an error was left unhandled',
    [file('a', 'passed', ['passed'])],
    false,
    { passed: 1, failed: 1, failures: ['the run failed although no test did: see its output above'] },
  ],
  [
    'no report was written',
    [],
    false,
    { passed: 0, failed: 1, failures: ['the run failed although no test did: see its output above'] },
  ],
])('counts a run where %s', (_, files, succeeded, expected) => {
  expect(outcomeOf(files, succeeded)).toEqual(expected);
});

it('runs up to eight failed files again, and none when more failed', () => {
  const broken = [file('a', 'failed', ['failed']), file('b', 'failed', [])];
  expect(filesToRunAgain([...broken, file('c', 'passed', ['passed'])])).toEqual(broken);
  expect(filesToRunAgain([...'abcdefghi'].map((name) => file(name, 'failed', ['failed'])))).toEqual([]);
});

it('names a file that passed only at the second try, with its first error', () => {
  const first = [
    file('a', 'failed', ['passed', 'failed'], 'the button was covered'),
    file('b', 'passed', ['passed']),
  ];
  expect(outcomeOfTwoRuns(first, [file('a', 'passed', ['passed', 'passed'])], true)).toEqual({
    passed: 3,
    failed: 0,
    failures: [],
    passedAtSecondTry: ['a: test 1: the button was covered'],
  });
});

it('counts a file that fails twice as failed, with its last error', () => {
  const first = [file('a', 'failed', ['failed'], 'first error'), file('b', 'failed', ['failed'], 'slow')];
  const second = [file('a', 'failed', ['failed'], 'last error'), file('b', 'passed', ['passed'])];
  expect(outcomeOfTwoRuns(first, second, false)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['a: test 0: last error'],
    passedAtSecondTry: ['b: test 0: slow'],
  });
});

it('reads the seconds of each file, and the warnings its tests left', () => {
  const one = file('a', 'passed', ['passed']);
  expect(timesOf([one])).toEqual([{ name: 'a', seconds: 2.5 }]);
  const warned = one.assertionResults.map((test) => ({ ...test, meta: { warning: 'almost too large' } }));
  expect(warningsOf([one, { ...one, assertionResults: warned }])).toEqual(['almost too large']);
});

it('adds the steps up', () => {
  expect(
    sumOf([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});

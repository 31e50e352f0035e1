import { expect, it } from 'vitest';
import { brokenFiles, outcomeOf, sumOf, type FileResult } from './count.ts';

const file = (name: string, status: string, tests: readonly string[], message?: string): FileResult => ({
  name,
  status,
  ...(message === undefined ? {} : { message }),
  assertionResults: tests.map((one, at) => ({
    status: one,
    fullName: `test ${at}`,
    failureMessages: one === 'failed' ? ['expected 1 to be 2\n at line 7'] : [],
  })),
});

it.each<[string, readonly FileResult[], boolean, ReturnType<typeof outcomeOf>]>([
  ['all green', [file('a', 'passed', ['passed', 'passed'])], true, { passed: 2, failed: 0, failures: [] }],
  [
    'one test fails',
    [file('a', 'failed', ['passed', 'failed'])],
    false,
    { passed: 1, failed: 1, failures: ['a: test 1: expected 1 to be 2'] },
  ],
  [
    'a file breaks while it loads',
    [file('a', 'failed', [], 'no such module\nat b'), file('b', 'passed', ['passed'])],
    false,
    { passed: 1, failed: 1, failures: ['a broke before its tests: no such module'] },
  ],
  [
    'every test is green, but an error was left unhandled',
    [file('a', 'passed', ['passed'])],
    false,
    { passed: 1, failed: 1, failures: ['the run ended badly though no test failed: see its output above'] },
  ],
  [
    'no report was written',
    [],
    false,
    { passed: 0, failed: 1, failures: ['the run ended badly though no test failed: see its output above'] },
  ],
])('counts a run where %s', (_, files, succeeded, expected) => {
  expect(outcomeOf(files, succeeded)).toEqual(expected);
});

it('knows the files to run once more', () => {
  const broken = [file('a', 'failed', ['failed']), file('b', 'failed', [])];
  expect(brokenFiles([...broken, file('c', 'passed', ['passed'])])).toEqual(broken);
});

it('adds the parts up', () => {
  expect(
    sumOf([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});

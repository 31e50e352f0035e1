import { expect, it } from 'vitest';
import { countOf, sumOf, type VitestReport } from './count.ts';

const report = (numPassedTests: number, numFailedTests: number, files: readonly (readonly [string, readonly string[]])[]): VitestReport => ({
  numPassedTests,
  numFailedTests,
  testResults: files.map(([status, tests]) => ({ status, assertionResults: tests.map((one) => ({ status: one })) })),
});

it.each([
  ['all green', report(2, 0, [['passed', ['passed', 'passed']]]), true, { passed: 2, failed: 0 }],
  ['one test fails', report(1, 1, [['failed', ['passed', 'failed']]]), false, { passed: 1, failed: 1 }],
  ['a file breaks while it loads', report(1, 0, [['failed', []], ['passed', ['passed']]]), false, { passed: 1, failed: 1 }],
  ['every test is green, but an error was left unhandled', report(1, 0, [['passed', ['passed']]]), false, { passed: 1, failed: 1 }],
  ['no report was written', undefined, false, { passed: 0, failed: 1 }],
])('counts a run where %s', (_, given, succeeded, expected) => {
  expect(countOf(given, succeeded)).toEqual(expected);
});

it('adds the parts up', () => {
  expect(sumOf([{ passed: 1, failed: 0 }, { passed: 2, failed: 3 }])).toEqual({ passed: 3, failed: 3 });
});

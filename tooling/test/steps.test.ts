import { expect, it } from 'vitest';
import { memoryOfLinter } from './memory-of-linter.ts';
import { stepsOf } from './steps.ts';

const names = (step?: string, hasMiniProgram = false): readonly string[] =>
  stepsOf(step, hasMiniProgram).map(({ name }) => name);

it.each([
  [undefined, ['format', 'lint', 'build', 'unit', 'server', 'web', 'e2e']],
  ['check', ['format', 'lint', 'unit']],
  ['types', ['types']],
  ['server', ['server']],
  ['e2e', ['build', 'e2e']],
  ['mini', ['mini-lint', 'build', 'mini-build', 'mini']],
])('chooses the steps of %s', (step, expected) => expect(names(step)).toEqual(expected));

it('checks the mini-program where its packages are installed', () => {
  expect(names(undefined, true).filter((step) => step.startsWith('mini'))).toEqual([
    'mini-lint',
    'mini-build',
    'mini',
  ]);
});

it('gives the linter more memory only where there is enough', () => {
  expect(memoryOfLinter(8 * 2 ** 30)).toEqual({});
  expect(memoryOfLinter(16 * 2 ** 30)).toEqual({ GOGC: '400', GOMEMLIMIT: '8GiB' });
});

it('refuses a step that does not exist', () => {
  expect(() => stepsOf('browser')).toThrow('There is no step "browser": choose check, format,');
});

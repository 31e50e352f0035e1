import { expect, it } from 'vitest';
import { stepsOf } from './steps.ts';

const names = (asked?: string): readonly string[] => stepsOf(asked).map(({ name }) => name);

it.each([
  [undefined, ['format', 'types', 'types-by-platform', 'lint', 'build', 'unit', 'server', 'web', 'e2e']],
  ['check', ['format', 'types', 'lint', 'unit']],
  ['types', ['types', 'types-by-platform']],
  ['server', ['server']],
  ['e2e', ['build', 'e2e']],
])('chooses the steps of %s', (asked, expected) => expect(names(asked)).toEqual(expected));

it('refuses a step that does not exist', () => {
  expect(() => stepsOf('browser')).toThrow('There is no step "browser": choose check, format,');
});

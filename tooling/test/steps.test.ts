import { expect, it } from 'vitest';
import { stepsOf } from './steps.ts';

const names = (step?: string): readonly string[] => stepsOf(step).map(({ name }) => name);

it.each([
  [undefined, ['format', 'types', 'types-by-platform', 'lint', 'build', 'unit', 'server', 'web', 'e2e']],
  ['check', ['format', 'types', 'lint', 'unit']],
  ['types', ['types', 'types-by-platform']],
  ['server', ['server']],
  ['e2e', ['build', 'e2e']],
])('chooses the steps of %s', (step, expected) => expect(names(step)).toEqual(expected));

it('refuses a step that does not exist', () => {
  expect(() => stepsOf('browser')).toThrow('There is no step "browser": choose check, format,');
});

import { expect, it } from 'vitest';
import { stepsOf } from './steps.ts';

const names = (step?: string): readonly string[] => stepsOf(step).map(({ name }) => name);

it.each([
  [undefined, ['format', 'lint', 'build', 'unit', 'server', 'web', 'e2e']],
  ['check', ['format', 'lint', 'unit']],
  ['types', ['types']],
  ['server', ['server']],
  ['e2e', ['build', 'e2e']],
])('chooses the steps of %s', (step, expected) => expect(names(step)).toEqual(expected));

it('refuses a step that does not exist', () => {
  expect(() => stepsOf('browser')).toThrow('There is no step "browser": choose check, format,');
});

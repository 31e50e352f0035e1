import { expect, it } from 'vitest';
import { accessRulesOn } from './access-rules-on.ts';

const [alert, times] = [{ kind: 'alert' }, { kind: 'access' }];

it.each([
  ['on with times', true, [times], [], true],
  ['on with a blocked kind', true, [], ['game'], true],
  ['off with neither', true, [alert], [], false],
  ['off when switched off', false, [times], ['game'], false],
])('rules of access are %s', (_title, isSwitchedOn, settings, blocked, on) =>
  expect(accessRulesOn(isSwitchedOn, settings, blocked)).toBe(on),
);

import { expect, it } from 'vitest';
import { openIdToBind } from './open-id-to-bind.ts';

it.each([
  ['a handle that this tab stored, in every host', 'stored', 'others', 'passed', 'stored'],
  [
    'a handle that the mini-program passed to its web view',
    undefined,
    'chat-mini-program',
    'passed',
    'passed',
  ],
  ['nothing that a link brought elsewhere', undefined, 'chat-app', 'passed', undefined],
  ['nothing without a handle', undefined, 'chat-mini-program', undefined, undefined],
] as const)('a sign-in binds %s', (_what, stored, host, passed, bound) =>
  expect(openIdToBind(stored, host, passed)).toBe(bound),
);

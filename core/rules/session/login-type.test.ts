import { expect, it } from 'vitest';
import { loginTypeOf } from './login-type.ts';

it.each([
  [true, true, 'ios', 'sim'],
  [true, true, 'android', 'sim'],
  [true, true, 'other', 'sms'],
  [false, true, 'ios', 'sms'],
  [true, false, 'android', 'sms'],
] as const)('https %s, one-tap %s, on %s: by %s (§2)', (https, oneTap, system, type) =>
  expect(loginTypeOf({ https, oneTap, system })).toBe(type),
);

import { expect, it } from 'vitest';
import { loginState } from './login-state.ts';

const now = 1_800_000_000_000;
const hours = (count: number) => count * 3_600_000;

it.each([
  ['no token', { tokenTime: now }, 'signed-out'],
  ['an empty token', { accessToken: '', tokenTime: now }, 'signed-out'],
  ['a null token', { accessToken: null, tokenTime: now }, 'signed-out'],
  ['a token without its time', { accessToken: 'a' }, 'signed-out'],
  ['a token of this moment', { accessToken: 'a', tokenTime: now }, 'ask-server'],
  ['a token of 12 hours', { accessToken: 'a', tokenTime: now - hours(12) }, 'ask-server'],
  ['a token a millisecond older', { accessToken: 'a', tokenTime: now - hours(12) - 1 }, 'signed-out'],
  ['a token a day old', { accessToken: 'a', tokenTime: now - hours(24) }, 'signed-out'],
  [
    'a token of a clock a year behind, since set right',
    { accessToken: 'a', tokenTime: now - hours(365 * 24) },
    'signed-out',
  ],
  [
    'a token of a clock a year ahead, since set right',
    { accessToken: 'a', tokenTime: now + hours(365 * 24) },
    'signed-out',
  ],
  ['a token of a clock a second ahead', { accessToken: 'a', tokenTime: now + 1_000 }, 'ask-server'],
  ['a token 12 hours ahead', { accessToken: 'a', tokenTime: now + hours(12) }, 'ask-server'],
  ['a token a millisecond further ahead', { accessToken: 'a', tokenTime: now + hours(12) + 1 }, 'signed-out'],
  ['a token whose time is no number', { accessToken: 'a', tokenTime: Number.NaN }, 'signed-out'],
] as const)('%s: %j is %s (§4, Login state; F10)', (_, stored, state) =>
  expect(loginState(stored, now)).toBe(state),
);

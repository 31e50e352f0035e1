import { expect, it } from 'vitest';
import { loginState } from './login-state.ts';

const now = 1_800_000_000_000;
const hours = (count: number) => count * 3_600_000;

it.each([
  ['no token', { tokenTime: now }, 'signed-out'],
  ['an empty token', { accessToken: '', tokenTime: now }, 'signed-out'],
  ['a null token', { accessToken: null, tokenTime: now }, 'signed-out'],
  ['a token without its time', { accessToken: 'a' }, 'signed-out'],
  ['a token stored now', { accessToken: 'a', tokenTime: now }, 'ask-server'],
  ['a token of 12 hours', { accessToken: 'a', tokenTime: now - hours(12) }, 'ask-server'],
  ['a token a millisecond older', { accessToken: 'a', tokenTime: now - hours(12) - 1 }, 'signed-out'],
  ['a token a day old', { accessToken: 'a', tokenTime: now - hours(24) }, 'signed-out'],
  [
    'a token stored while the clock was a year behind',
    { accessToken: 'a', tokenTime: now - hours(365 * 24) },
    'signed-out',
  ],
  [
    'a token stored while the clock was a year ahead',
    { accessToken: 'a', tokenTime: now + hours(365 * 24) },
    'signed-out',
  ],
  [
    'a token stored while the clock was a second ahead',
    { accessToken: 'a', tokenTime: now + 1_000 },
    'ask-server',
  ],
  ['a token 12 hours ahead', { accessToken: 'a', tokenTime: now + hours(12) }, 'ask-server'],
  ['a token a millisecond further ahead', { accessToken: 'a', tokenTime: now + hours(12) + 1 }, 'signed-out'],
  ['a token with an invalid time', { accessToken: 'a', tokenTime: Number.NaN }, 'signed-out'],
] as const)('%s: %j is %s (§4, Login state; F10)', (_, stored, state) =>
  expect(loginState(stored, now)).toBe(state),
);

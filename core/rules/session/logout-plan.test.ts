import { expect, it } from 'vitest';
import { logoutPlan } from './logout-plan.ts';

it.each([
  ['login', 'login-page'],
  ['refresh', 'reload'],
] as const)('signing out in mode %s clears all personal data and ends with %s (§4, Logout)', (mode, end) =>
  expect(logoutPlan(mode)).toEqual({
    callsServer: true,
    clearsState: ['user', 'market', 'rail'],
    clearsStored: ['accessToken', 'refreshToken', 'tokenTime', 'integral', 'balance', 'location'],
    end,
  }),
);

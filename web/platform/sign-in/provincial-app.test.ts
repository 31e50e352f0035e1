import { describe, expect, it } from 'vitest';
import { sso } from '#core/contract/user/sso.ts';
import { provincialApp } from './provincial-app.ts';
import { aSignIn, anApp, signInTools } from './testing/sign-in-tools.ts';

describe('the provincial app’s cmToken (§4)', () => {
  it('in the address signs in, in any browser', async () => {
    const { tools, api, spent } = signInTools(sso.provincialAppLogin, {
      arrival: { host: 'others', https: true, cmToken: 'proof' },
    });
    expect(await provincialApp(tools)).toEqual({ kind: 'signed-in', answer: aSignIn });
    expect(spent).toEqual(['proof']);
    expect(api.callsOf(sso.provincialAppLogin)[0]?.input).toEqual({ loginSource: 2, cmToken: 'proof' });
  });

  const arrival = { host: 'provincial-app', https: true } as const;
  it('comes from the app where the address has none', async () => {
    const { tools, api } = signInTools(sso.provincialAppLogin, {
      arrival,
      host: anApp('provincial-app', {
        getUserInfo: async () => ({ cmToken: 'from-app', mobile: '13800000001' }),
      }),
    });
    expect(await provincialApp(tools)).toMatchObject({ kind: 'signed-in' });
    expect(api.callsOf(sso.provincialAppLogin)[0]?.input).toMatchObject({ cmToken: 'from-app' });
  });

  it('does not sign in while no user is signed in to the app: a bare number is no proof (A6)', async () => {
    const { tools, api } = signInTools(sso.provincialAppLogin, {
      arrival,
      host: anApp('provincial-app', { getUserInfo: async () => ({ mobile: '13800000001' }) }),
    });
    expect(await provincialApp(tools)).toEqual({ kind: 'not-signed-in' });
    expect(api.calls).toEqual([]);
  });
});

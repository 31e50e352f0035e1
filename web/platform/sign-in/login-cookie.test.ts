import { describe, expect, it } from 'vitest';
import { sso } from '#core/contract/user/sso.ts';
import { names } from '#core/config/names.ts';
import { loginCookie } from './login-cookie.ts';
import { aSignIn, signInTools } from './testing/sign-in-tools.ts';

describe('the login cookie (§4)', () => {
  it.each([
    ['proof', sso.middlePlatformLogin],
    [`${names.slugs.prefix}:proof`, sso.mallLogin],
  ])('%s signs in at its own call', async (cookie, endpoint) => {
    const { tools, api, spent, sent } = signInTools(endpoint, {
      arrival: { host: 'others', https: true, loginCookie: cookie },
    });
    expect(await loginCookie(tools)).toEqual({ kind: 'signed-in', answer: aSignIn });
    expect(spent).toEqual([cookie]);
    expect(api.callsOf(endpoint)[0]?.input).toEqual({ loginSource: 2, registerChannel: 'C0013' });
    expect(sent[0]?.ssoToken).toBe('proof');
  });

  it('is not sent a second time', async () => {
    const { tools, api } = signInTools(sso.mallLogin, {
      arrival: { host: 'others', https: true, loginCookie: 'old' },
      spend: () => false,
    });
    expect(await loginCookie(tools)).toEqual({ kind: 'not-signed-in' });
    expect(api.calls).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { sso } from '#core/contract/user/sso.ts';
import { partnerMobile } from './partner-mobile.ts';
import { aSignIn, signInTools } from './testing/sign-in-tools.ts';

describe('a partner’s signed number (§4)', () => {
  const arrival = { host: 'others', https: true, culMobile: 'proof' } as const;

  it('signs its subscriber in, and is marked as used before it is sent', async () => {
    const { tools, api, spent, sent } = signInTools(sso.partnerMobileLogin, { arrival });
    expect(await partnerMobile(tools)).toEqual({ kind: 'signed-in', answer: aSignIn });
    expect(spent).toEqual(['proof']);
    expect(api.callsOf(sso.partnerMobileLogin).map(({ input }) => input)).toEqual([{ culMobile: 'proof' }]);
    expect(sent[0]?.ssoToken).toBe(undefined);
  });

  it('is not sent a second time', async () => {
    const { tools, api } = signInTools(sso.partnerMobileLogin, { arrival, spend: () => false });
    expect(await partnerMobile(tools)).toEqual({ kind: 'not-signed-in' });
    expect(api.calls).toEqual([]);
  });

  it('signs no one in when the answer lacks the user (§5)', async () => {
    const { tools, api } = signInTools(undefined, { arrival });
    api.answer(sso.partnerMobileLogin, { ...aSignIn, userInfo: null as never });
    expect(await partnerMobile(tools)).toEqual({ kind: 'not-signed-in' });
  });
});

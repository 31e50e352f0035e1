import { describe, expect, it } from 'vitest';
import { sso } from '#core/contract/user/sso.ts';
import { partnerChoice } from './partner-choice.ts';
import { aSignIn, signInTools } from './testing/sign-in-tools.ts';

describe('a partner-choice token (§4)', () => {
  const arrival = { host: 'others', https: true, partnerChoiceToken: 'proof' } as const;

  it('signs its subscriber in, and is marked as used before it is sent', async () => {
    const { tools, api, spent, sent } = signInTools(sso.easyChoiceLogin, { arrival });
    expect(await partnerChoice(tools)).toEqual({ kind: 'signed-in', answer: aSignIn });
    expect(spent).toEqual(['proof']);
    expect(api.callsOf(sso.easyChoiceLogin).map(({ input }) => input)).toEqual([
      { loginSource: 2, registerChannel: 'C0013' },
    ]);
    expect(sent[0]?.ssoToken).toBe('proof');
  });

  it('is not sent a second time', async () => {
    const { tools, api } = signInTools(sso.easyChoiceLogin, { arrival, spend: () => false });
    expect(await partnerChoice(tools)).toEqual({ kind: 'not-signed-in' });
    expect(api.calls).toEqual([]);
  });

  it('signs no one in when the answer lacks the user (§5)', async () => {
    const { tools, api } = signInTools(undefined, { arrival });
    api.answer(sso.easyChoiceLogin, { ...aSignIn, userInfo: null as never });
    expect(await partnerChoice(tools)).toEqual({ kind: 'not-signed-in' });
  });
});

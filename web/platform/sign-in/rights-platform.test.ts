import { describe, expect, it } from 'vitest';
import { sso } from '#core/contract/user/sso.ts';
import { rightsPlatform } from './rights-platform.ts';
import { aSignIn, signInTools } from './testing/sign-in-tools.ts';

describe('the rights platform’s token (§4)', () => {
  const arrival = { host: 'others', https: true, qyptTokenValue: 'proof' } as const;

  it('signs its subscriber in, and is marked as used before it is sent', async () => {
    const { tools, api, spent, sent } = signInTools(sso.platformLogin, { arrival });
    expect(await rightsPlatform(tools)).toEqual({ kind: 'signed-in', answer: aSignIn });
    expect(spent).toEqual(['proof']);
    expect(api.callsOf(sso.platformLogin).map(({ input }) => input)).toEqual([
      { tokenChannel: 'QYPT', qyptTokenValue: 'proof' },
    ]);
    expect(sent[0]?.ssoToken).toBe(undefined);
  });

  it('is not sent a second time', async () => {
    const { tools, api } = signInTools(sso.platformLogin, { arrival, spend: () => false });
    expect(await rightsPlatform(tools)).toEqual({ kind: 'not-signed-in' });
    expect(api.calls).toEqual([]);
  });

  it('signs no one in when the answer lacks the user (§5)', async () => {
    const { tools, api } = signInTools(undefined, { arrival });
    api.answer(sso.platformLogin, { ...aSignIn, userInfo: null as never });
    expect(await rightsPlatform(tools)).toEqual({ kind: 'not-signed-in' });
  });
});

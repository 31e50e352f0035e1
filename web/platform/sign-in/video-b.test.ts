import { describe, expect, it } from 'vitest';
import { sso } from '#core/contract/user/sso.ts';
import { videoB } from './video-b.ts';
import { aSignIn, signInTools } from './testing/sign-in-tools.ts';

describe('the token of video partner B (§4)', () => {
  const arrival = { host: 'others', https: true, videoBToken: 'proof' } as const;

  it('signs its subscriber in, and is marked as used before it is sent', async () => {
    const { tools, api, spent, sent } = signInTools(sso.videoBLogin, { arrival });
    expect(await videoB(tools)).toEqual({ kind: 'signed-in', answer: aSignIn });
    expect(spent).toEqual(['proof']);
    expect(api.callsOf(sso.videoBLogin).map(({ input }) => input)).toEqual([{ token: 'proof' }]);
    expect(sent[0]?.ssoToken).toBe(undefined);
  });

  it('is not sent a second time', async () => {
    const { tools, api } = signInTools(sso.videoBLogin, { arrival, spend: () => false });
    expect(await videoB(tools)).toEqual({ kind: 'not-signed-in' });
    expect(api.calls).toEqual([]);
  });

  it('signs no one in when the answer lacks the user (§5)', async () => {
    const { tools, api } = signInTools(undefined, { arrival });
    api.answer(sso.videoBLogin, { ...aSignIn, userInfo: null as never });
    expect(await videoB(tools)).toEqual({ kind: 'not-signed-in' });
  });
});

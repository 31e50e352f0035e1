import { describe, expect, it } from 'vitest';
import { sso } from '#core/contract/user/sso.ts';
import { videoA } from './video-a.ts';
import { aSignIn, signInTools } from './testing/sign-in-tools.ts';

describe('the token of video partner A (§4)', () => {
  const arrival = { host: 'others', https: true, videoAToken: 'proof' } as const;

  it('signs its subscriber in, and is marked as used before it is sent', async () => {
    const { tools, api, spent, sent } = signInTools(sso.videoALogin, { arrival });
    expect(await videoA(tools)).toEqual({ kind: 'signed-in', answer: aSignIn });
    expect(spent).toEqual(['proof']);
    expect(api.callsOf(sso.videoALogin).map(({ input }) => input)).toEqual([{ token: 'proof' }]);
    expect(sent[0]?.ssoToken).toBe(undefined);
  });

  it('is not sent a second time', async () => {
    const { tools, api } = signInTools(sso.videoALogin, { arrival, spend: () => false });
    expect(await videoA(tools)).toEqual({ kind: 'not-signed-in' });
    expect(api.calls).toEqual([]);
  });

  it('signs no one in when the answer lacks the user (§5)', async () => {
    const { tools, api } = signInTools(undefined, { arrival });
    api.answer(sso.videoALogin, { ...aSignIn, userInfo: null as never });
    expect(await videoA(tools)).toEqual({ kind: 'not-signed-in' });
  });
});

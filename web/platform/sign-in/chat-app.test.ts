import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { noExternalServices } from '#core/config/external-services.ts';
import { chatApp as calls } from '#core/contract/user/chat-app.ts';
import { aUser } from '../testing/a-user.ts';
import { chatApp } from './chat-app.ts';
import { aSignIn, here, signInTools } from './testing/sign-in-tools.ts';

const external = {
  ...noExternalServices,
  chatAppId: 'wx1',
  pages: { ...noExternalServices.pages, chatAuthorize: 'https://chat.example/authorize#chat_redirect' },
};
const arrival = { host: 'chat-app', https: true } as const;
const toolsWith = (provided: Parameters<typeof signInTools>[1] = {}) =>
  signInTools(calls.chatAppLogin, { arrival, external, ...provided });
const trip = async () => {
  const outcome = await chatApp(toolsWith().tools);
  return new URL(outcome.kind === 'leave' ? outcome.url : 'about:blank');
};
const back = (state: string, code = 'code-1') => toolsWith({ arrival: { ...arrival, code, state } });

beforeEach(() => sessionStorage.clear());

describe('the chat app’s sign-in (§4)', () => {
  it('opens the authorize page with its scope and a random state', async () => {
    const url = await trip();
    expect(url.origin + url.pathname + url.hash).toBe('https://chat.example/authorize#chat_redirect');
    expect([...url.searchParams.keys()]).toEqual([
      'appid',
      'redirect_uri',
      'response_type',
      'scope',
      'state',
    ]);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      appid: 'wx1',
      redirect_uri: here,
      response_type: 'code',
      scope: 'snsapi_userinfo',
    });
    expect(url.searchParams.get('state')).toMatch(/^[0-9a-f]{64}$/);
  });

  it('takes the code that comes back with that state, whose secret never left the tab until now', async () => {
    const state = (await trip()).searchParams.get('state') ?? '';
    const stateSecret = sessionStorage.getItem('TEST_chatSecret') ?? '';
    expect(createHash('sha256').update(stateSecret).digest('hex')).toBe(state);
    const { tools, api, spent } = back(state);
    expect(await chatApp({ ...tools, origin: { registerChannel: 'C0013', externalUserId: 'E1' } })).toEqual({
      kind: 'signed-in',
      answer: aSignIn,
    });
    expect(spent).toEqual(['code-1']);
    expect(sessionStorage.getItem('TEST_chatSecret')).toBeNull();
    expect(api.callsOf(calls.chatAppLogin)[0]?.input).toEqual({
      code: 'code-1',
      state,
      stateSecret,
      loginSource: 2,
      loginType: 2,
      externalUserId: 'E1',
    });
  });

  it.each([
    ['a foreign state', 'of-another-visitor'],
    ['an empty state', ''],
  ])('refuses a code with %s, and goes round no more (A5)', async (_name, state) => {
    await trip();
    const { tools, api } = back(state);
    expect(await chatApp(tools)).toEqual({ kind: 'not-signed-in' });
    expect(api.calls).toEqual([]);
  });

  it('refuses a code this tab never requested, even where nothing is remembered (A5)', async () => {
    const { tools, api } = back('s');
    expect(await chatApp(tools)).toEqual({ kind: 'not-signed-in' });
    expect(api.calls).toEqual([]);
  });

  it('takes a state once and a code once (A5, F14)', async () => {
    const state = (await trip()).searchParams.get('state') ?? '';
    await chatApp(back(state).tools);
    expect(await chatApp(back(state, 'code-2').tools)).toEqual({ kind: 'not-signed-in' });
  });

  it('sends no code whose secret the tab has lost', async () => {
    const state = (await trip()).searchParams.get('state') ?? '';
    sessionStorage.removeItem('TEST_chatSecret');
    const { tools, api } = back(state);
    expect(await chatApp(tools)).toEqual({ kind: 'not-signed-in' });
    expect(api.calls).toEqual([]);
  });

  it('makes one trip per tab, and none where there is no authorize page', async () => {
    expect(await chatApp(toolsWith({ external: noExternalServices }).tools)).toEqual({
      kind: 'not-signed-in',
    });
    await trip();
    expect(await chatApp(toolsWith().tools)).toEqual({ kind: 'not-signed-in' });
  });

  it('needs a number in the answer (§5)', async () => {
    const state = (await trip()).searchParams.get('state') ?? '';
    const { tools, api } = back(state);
    api.answer(calls.chatAppLogin, { ...aSignIn, userInfo: aUser({ mobile: '' }) });
    expect(await chatApp(tools)).toEqual({ kind: 'not-signed-in' });
  });
});

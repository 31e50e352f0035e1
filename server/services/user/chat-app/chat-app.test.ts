import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { session } from '#core/contract/user/session.ts';
import { aMember } from '../../../testing/a-member.ts';
import { freshId, freshMobile } from '../../../testing/fresh.ts';
import { requestCode, sealedLogin } from '../../../testing/sign-in.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { aProof } from '../../../testing/ways-in.ts';
import { issueProofs } from '../../../sandbox/issued-proofs.ts';
import { chatCode } from '../../../upstreams/chat-app/sandbox.ts';

const worthless = { code: '0', message: '聊天应用的授权已失效，请重新进入', success: false, data: null };
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** A code of somebody who gave no number. */
const codeOf = async (openId: string): Promise<string> => (await issueProofs(server.deps, chatCode, [{ mobile: null, subject: openId }]))[0] ?? '';
const come = (code: string, state: string | undefined = freshId('state')) => server.call(chatApp.chatAppLogin, { code, state });
const bind = async (mobile: string, handle: string) => server.data(session.smsLogin, { ...(await sealedLogin(server, mobile, await requestCode(server, mobile))), openId: handle });
/** What a refusal with code '-4' hands out. */
const handleIn = ({ data }: { readonly data: unknown }): string => (typeof data === 'string' ? data : '');
const handleFor = async (openId: string): Promise<string> => handleIn(await come(await codeOf(openId)));

describe('signing in through the chat app (§4 item 6)', () => {
  it('with a number the chat app vouches for opens a session at once', async () => {
    const mobile = freshMobile();
    const { success, data } = await come(await aProof(server, chatCode, mobile));
    expect(success).toBe(true);
    expect(await server.data(session.ownMobile, {}, { as: data })).toMatchObject({ telePhone: mobile });
    expect(data.userInfo.openId).toBeTruthy();
  });

  it('without a number asks for one, with a name for the identity that is not the identity', async () => {
    const openId = freshId('open');
    const answer = await come(await codeOf(openId));
    expect(answer).toMatchObject({ code: '-4', success: false, message: '请验证手机号，完成绑定后即可直接登录' });
    expect(handleIn(answer)).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(answer)).not.toContain(openId);
  });

  it('binds the identity to the number that is verified next, and signs in silently from then on', async () => {
    const [openId, mobile] = [freshId('open'), freshMobile()];
    const bound = await bind(mobile, await handleFor(openId));
    expect(bound.userInfo.openId).toBe(openId);
    const { data, success } = await come(await codeOf(openId));
    expect([success, data.userInfo.userId]).toEqual([true, bound.userInfo.userId]);
  });

  it('a name for an identity binds once, not after a quarter of an hour, and never keeps anybody out', async () => {
    const [openId, first, second, third] = [freshId('open'), freshMobile(), freshMobile(), freshMobile()];
    const handle = await handleFor(openId);
    await bind(first, handle);
    expect((await bind(second, handle)).userInfo.openId).toBeNull();
    const late = await handleFor(freshId('open'));
    await server.advance(15 * 60_000);
    expect((await bind(third, late)).userInfo.openId).toBeNull();
    expect((await bind(freshMobile(), 'made-up')).userInfo.openId).toBeNull();
    expect((await come(await codeOf(openId))).data.userInfo.mobile.slice(-4)).toBe(first.slice(-4));
  });

  it('the identity itself is no name for it: nobody binds a stranger', async () => {
    const openId = freshId('open');
    await bind(freshMobile(), openId);
    expect(await come(await codeOf(openId))).toMatchObject({ code: '-4' });
  });

  it('an identity belongs to one account: bound again, it moves', async () => {
    const openId = freshId('open');
    const bound = await bind(freshMobile(), await handleFor(openId));
    const mobile = freshMobile();
    const moved = await come((await issueProofs(server.deps, chatCode, [{ mobile, subject: openId }]))[0] ?? '');
    expect(moved.data.userInfo.userId).not.toBe(bound.userInfo.userId);
    expect(await server.db.selectFrom('users').select('user_id').where('open_id', '=', openId).execute()).toEqual([{ user_id: moved.data.userInfo.userId }]);
  });

  it('after its account was closed an identity asks for a number again', async () => {
    const openId = freshId('open');
    const bound = await bind(freshMobile(), await handleFor(openId));
    await server.db.updateTable('users').set({ closed_at: server.now() }).where('user_id', '=', bound.userInfo.userId).execute();
    const again = await come(await codeOf(openId));
    expect(again.code).toBe('-4');
    expect((await bind(freshMobile(), handleIn(again))).userInfo.openId).toBe(openId);
  });
});

describe('what is refused on the way back (A5, F14)', () => {
  it('no state, and a state that was used before', async () => {
    const code = await aProof(server, chatCode, freshMobile());
    expect(await server.call(chatApp.chatAppLogin, { code })).toEqual(worthless);
    const state = freshId('state');
    expect(await come(code, state)).toMatchObject({ success: true });
    expect(await come(await aProof(server, chatCode, freshMobile()), state)).toEqual(worthless);
  });

  it('a code that was used before, also under a new state', async () => {
    const code = await aProof(server, chatCode, freshMobile());
    await come(code);
    expect(await come(code)).toEqual(worthless);
    const unnamed = await codeOf(freshId('open'));
    await come(unnamed);
    expect(await come(unnamed)).toEqual(worthless);
  });

  it('ten uses at once: one session, whether the state is the same or not', async () => {
    for (const stateOf of [() => freshId('state'), () => 'the-same-state-for-all']) {
      const code = await aProof(server, chatCode, freshMobile());
      const answers = await Promise.all(Array.from({ length: 10 }, () => come(code, stateOf())));
      expect(answers.filter(({ success }) => success)).toHaveLength(1);
    }
  });

  it('a code that is too old, of another kind, or made up', async () => {
    const old = await aProof(server, chatCode, freshMobile());
    await server.advance(5 * 60_000);
    for (const code of [old, await aProof(server, 'operator', freshMobile()), 'made-up', freshMobile()]) expect(await come(code)).toEqual(worthless);
  });

  it('everything while the chat app is out, with a sentence that says so', async () => {
    const code = await aProof(server, chatCode, freshMobile());
    await server.sandbox('/outage', { upstream: 'chat-app', on: true });
    expect(await come(code)).toMatchObject({ code: '0', message: expect.stringMatching(/^暂时无法验证/) });
    await server.sandbox('/outage', { upstream: 'chat-app', on: false });
    expect(await come(code)).toMatchObject({ success: true });
  });
});

describe('the signature for the JS SDK (§7 /wx/jsApiConfig)', () => {
  const page = () => `${server.origin}${server.base}/super-market/market-index?channelId=C0013`;
  const config = (url: string) => server.call(chatApp.jsSdkConfig, { url });

  it('is the SHA-1 of ticket, nonce, time and address, in this order, without the fragment', async () => {
    const { data } = await config(`${page()}#part`);
    const found = await server.deps.chatApp.ticket();
    const text = `jsapi_ticket=${found.kind === 'ticket' ? found.ticket : ''}&noncestr=${data.nonceStr}&timestamp=${data.timestamp}&url=${page()}`;
    expect(data.signature).toBe(createHash('sha1').update(text).digest('hex'));
    expect(data).toMatchObject({ appId: 'wx-sandbox', jsApiList: expect.arrayContaining(['getLocation', 'openLocation', 'updateAppMessageShareData', 'updateTimelineShareData']) });
  });

  it('is new every time', async () => expect((await config(page())).data.nonceStr).not.toBe((await config(page())).data.nonceStr));

  it.each<[string, () => string]>([
    ['another site', () => 'https://example.invalid/content/super-market/market-index'],
    ['our name before an at', () => page().replace('http://', 'http://127.0.0.1@example.invalid/')],
    ['our name as a user', () => page().replace('http://', 'http://user@')],
    ['our host with another port', () => page().replace(/:\d+/, ':9')],
    ['our host with a name behind', () => page().replace(/:\d+/, '.example.invalid')],
    ['the loopback by another name', () => page().replace('127.0.0.1', 'localhost')],
    ['the metadata address', () => 'http://169.254.169.254/latest/meta-data'],
    ['an IPv6 loopback', () => page().replace('127.0.0.1', '[::1]')],
    ['backslashes', () => page().replace('http://', 'http:\\\\')],
    ['no page of ours', () => `${server.origin}/metrics`],
    ['the workbench', () => `${server.origin}/sandbox/`],
  ])('is refused for %s (A4)', async (_title, url) => {
    expect(await config(url())).toMatchObject({ code: '0', success: false, data: null });
  });
});

describe('following the official account', () => {
  it('is recorded once with its time, for its own subscriber', async () => {
    const [member, other] = [await aMember(server), await aMember(server)];
    expect(await server.data(chatApp.followState, {}, { as: member })).toEqual({ focused: 0, focusedAt: null });
    const first = await server.data(chatApp.recordFollow, {}, { as: member });
    expect(first.focused).toBe(1);
    await server.advance(60_000);
    expect(await server.data(chatApp.recordFollow, {}, { as: member })).toEqual(first);
    expect(await server.data(chatApp.followState, {}, { as: member })).toEqual(first);
    expect(await server.data(chatApp.followState, {}, { as: other })).toEqual({ focused: 0, focusedAt: null });
  });
});

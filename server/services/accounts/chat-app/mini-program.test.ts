import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { session } from '#core/contract/user/session.ts';
import { sso } from '#core/contract/user/sso.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { freshMobile } from '../../../testing/fresh.ts';
import { requestCode, sealedLogin } from '../../../testing/sign-in.ts';
import { aProof, stateFor } from '../../../testing/sign-in-by-proof.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

const worthless = { code: '0', message: '授权已失效，请重新进入小程序', success: false };
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** The user of this phone starts the program. */
const start = async (phone: string) =>
  server.call(chatApp.miniProgramLogin, { code: await aProof(server, 'mini-code', phone) });
const handleOf = async (phone: string): Promise<string> => {
  const { code, data } = (await start(phone)) as { readonly code: string; readonly data: unknown };
  expect(code).toBe('-4');
  return typeof data === 'string' ? data : '';
};
/** The user allows the number to be read. */
const allow = async (phone: string, openId?: string) =>
  server.call(chatApp.miniProgramMobileLogin, {
    phoneCode: await aProof(server, 'mini-phone', phone),
    ...(openId !== undefined && { openId }),
  });

describe('signing in in the mini-program', () => {
  it('binds the number of the phone-number button once, and is silent from then on', async () => {
    const phone = freshMobile();
    const handle = await handleOf(phone);
    expect(handle).toMatch(/^[\w-]{43}$/);
    const { success, data } = await allow(phone, handle);
    expect(success).toBe(true);
    expect(await server.data(session.ownMobile, {}, { as: data })).toMatchObject({ telePhone: phone });
    expect((await start(phone)).data.userInfo.userId).toBe(data.userInfo.userId);
  });

  it('binds the number of an SMS sign-in that carries the handle', async () => {
    const phone = freshMobile();
    const openId = await handleOf(phone);
    const sealed = await sealedLogin(server, phone, await requestCode(server, phone));
    const { userInfo } = await server.data(session.smsLogin, { ...sealed, openId });
    expect((await start(phone)).data.userInfo.userId).toBe(userInfo.userId);
  });

  it('leaves the binding of the official account alone: the chat app has another id for each', async () => {
    const phone = freshMobile();
    const byAccount = async () => {
      const stateSecret = `secret-${Math.random()}`;
      return server.call(chatApp.chatAppLogin, {
        code: await aProof(server, 'chat-code', phone),
        state: stateFor(stateSecret),
        stateSecret,
      });
    };
    const { userInfo } = (await byAccount()).data;
    await allow(phone, await handleOf(phone));
    expect((await byAccount()).data.userInfo).toMatchObject({
      userId: userInfo.userId,
      openId: userInfo.openId,
    });
    expect((await start(phone)).data.userInfo).toMatchObject({ openId: userInfo.openId });
  });

  it('an id belongs to one account: bound again, it moves', async () => {
    const [phone, other] = [freshMobile(), freshMobile()];
    await allow(phone, await handleOf(phone));
    // The handle of this phone's id, from before it was bound elsewhere, is spent; a new one comes with a new binding only.
    const [row] = await server.db
      .selectFrom('mini_program_ids')
      .selectAll()
      .orderBy('bound_at', 'desc')
      .execute();
    await server.db
      .deleteFrom('mini_program_ids')
      .where('user_id', '=', row?.user_id ?? '')
      .execute();
    const { data } = await allow(other, await handleOf(phone));
    expect((await start(phone)).data.userInfo.userId).toBe(data.userInfo.userId);
  });

  it('a number without a handle signs in and binds nothing', async () => {
    const phone = freshMobile();
    expect(await allow(phone)).toMatchObject({ success: true });
    await handleOf(phone);
  });

  it('refuses codes that were used, are of another kind or made up', async () => {
    const phone = freshMobile();
    const [code, phoneCode] = [
      await aProof(server, 'mini-code', phone),
      await aProof(server, 'mini-phone', phone),
    ];
    await server.call(chatApp.miniProgramLogin, { code });
    await server.call(chatApp.miniProgramMobileLogin, { phoneCode });
    for (const used of [code, phoneCode, 'made-up'])
      expect(await server.call(chatApp.miniProgramLogin, { code: used })).toMatchObject(worthless);
    for (const used of [code, phoneCode, 'made-up'])
      expect(await server.call(chatApp.miniProgramMobileLogin, { phoneCode: used })).toMatchObject(worthless);
  });

  it('says that it cannot verify while the chat app is away', async () => {
    const code = await aProof(server, 'mini-code', freshMobile());
    await server.sandbox(upstreams.setOutage, { upstream: 'chat-app', on: true });
    expect(await server.call(chatApp.miniProgramLogin, { code })).toMatchObject({
      message: '暂时无法验证您的身份，请稍后再试，或使用短信验证码登录',
    });
    await server.sandbox(upstreams.setOutage, { upstream: 'chat-app', on: false });
  });
});

describe('the web view of the mini-program', () => {
  it('is signed in by a one-time token of the session that opens it', async () => {
    const member = await aMember(server);
    const { token } = await server.data(sso.handOverToken, { tokenChannel: 'XCX' }, { as: member });
    const open = () => server.call(sso.platformLogin, { tokenChannel: 'XCX', qyptTokenValue: token });
    const { data, success } = await open();
    expect([success, data.userInfo.userId]).toEqual([true, member.userId]);
    expect(await open()).toMatchObject({ success: false, message: '登录凭证已失效，请重新登录' });
  });

  it('is not signed in by a token of another channel', async () => {
    const { token } = await server.data(sso.handOverToken, {}, { as: await aMember(server) });
    expect(
      await server.call(sso.platformLogin, { tokenChannel: 'XCX', qyptTokenValue: token }),
    ).toMatchObject({ success: false });
  });
});

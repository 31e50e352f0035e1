import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { session } from '#core/contract/user/session.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { freshId, freshMobile } from '../../../testing/fresh.ts';
import { repeated, scattered } from '../../../testing/repeated.ts';
import { requestCode, sealedLogin } from '../../../testing/sign-in.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { aProof, stateFor } from '../../../testing/sign-in-by-proof.ts';
import { issueProofs } from '../../../sandbox/hosts/issued-proofs.ts';
import { chatCode } from '../../../sandbox/upstreams/chat-app.ts';
import { testEncryption } from '../../../testing/databases/test-encryption.ts';

const worthless = { code: '0', message: '聊天应用的授权已失效，请重新进入', success: false, data: null };
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** A code of a user without a number. */
const codeOf = async (openId: string): Promise<string> =>
  (await issueProofs(server.deps, chatCode, [{ mobile: null, subject: openId }]))[0] ?? '';
/** Comes back with a code, from the tab that keeps this secret. */
const come = (code: string, stateSecret = freshId('secret')) =>
  server.call(chatApp.chatAppLogin, { code, state: stateFor(stateSecret), stateSecret });
const bind = async (mobile: string, handle: string) =>
  server.data(session.smsLogin, {
    ...(await sealedLogin(server, mobile, await requestCode(server, mobile))),
    openId: handle,
  });
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
    expect(answer).toMatchObject({
      code: '-4',
      success: false,
      message: '请验证手机号，完成绑定后即可直接登录',
    });
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

  it('a handle of an identity binds once, within a quarter of an hour, and never blocks a sign-in', async () => {
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

  it('the identity itself is no handle, so another user’s cannot be bound', async () => {
    const openId = freshId('open');
    await bind(freshMobile(), openId);
    expect(await come(await codeOf(openId))).toMatchObject({ code: '-4' });
  });

  it('an identity belongs to one account: bound again, it moves', async () => {
    const openId = freshId('open');
    const bound = await bind(freshMobile(), await handleFor(openId));
    const mobile = freshMobile();
    const moved = await come(
      (await issueProofs(server.deps, chatCode, [{ mobile, subject: openId }]))[0] ?? '',
    );
    expect(moved.data.userInfo.userId).not.toBe(bound.userInfo.userId);
    expect(
      await server.db
        .selectFrom('users')
        .select('user_id')
        .where('open_id_lookup', '=', testEncryption.identities.lookup(openId))
        .execute(),
    ).toEqual([{ user_id: moved.data.userInfo.userId }]);
  });

  it('after its account was closed an identity asks for a number again', async () => {
    const openId = freshId('open');
    const bound = await bind(freshMobile(), await handleFor(openId));
    await server.db
      .updateTable('users')
      .set({ closed_at: server.now() })
      .where('user_id', '=', bound.userInfo.userId)
      .execute();
    const again = await come(await codeOf(openId));
    expect(again.code).toBe('-4');
    expect((await bind(freshMobile(), handleIn(again))).userInfo.openId).toBe(openId);
  });
});

describe('what is refused on the way back (A5, F14)', () => {
  it('no state, and a state that was used before', async () => {
    const code = await aProof(server, chatCode, freshMobile());
    expect(await server.call(chatApp.chatAppLogin, { code })).toEqual(worthless);
    const secret = freshId('secret');
    expect(await come(code, secret)).toMatchObject({ success: true });
    expect(await come(await aProof(server, chatCode, freshMobile()), secret)).toEqual(worthless);
  });

  it('code and state together, without the secret of the tab that made the state; the tab itself still comes in', async () => {
    const [code, secret] = [await aProof(server, chatCode, freshMobile()), freshId('secret')];
    const state = stateFor(secret);
    for (const stateSecret of [undefined, state, freshId('secret')])
      expect(
        await server.call(chatApp.chatAppLogin, { code, state, ...(stateSecret && { stateSecret }) }),
      ).toEqual(worthless);
    expect(await come(code, secret)).toMatchObject({ success: true });
  });

  it('a code that was used before, also under a new state', async () => {
    const code = await aProof(server, chatCode, freshMobile());
    await come(code);
    expect(await come(code)).toEqual(worthless);
    const unnamed = await codeOf(freshId('open'));
    await come(unnamed);
    expect(await come(unnamed)).toEqual(worthless);
  });

  it('ten uses at once: one session, whether the state is the same or not (F14)', () =>
    repeated(async (below) => {
      const secret = freshId('secret');
      for (const secretOf of [() => freshId('secret'), () => secret]) {
        const code = await aProof(server, chatCode, freshMobile());
        const answers = await scattered(below, 10, () => come(code, secretOf()));
        expect(answers.filter(({ success }) => success)).toHaveLength(1);
      }
    }));

  it('a code that is too old, of another kind, or made up', async () => {
    const old = await aProof(server, chatCode, freshMobile());
    await server.advance(5 * 60_000);
    for (const code of [old, await aProof(server, 'operator', freshMobile()), 'made-up', freshMobile()])
      expect(await come(code)).toEqual(worthless);
  });

  it('everything while the chat app is out, with a sentence that says so', async () => {
    const code = await aProof(server, chatCode, freshMobile());
    await server.sandbox(upstreams.setOutage, { upstream: 'chat-app', on: true });
    expect(await come(code)).toMatchObject({ code: '0', message: expect.stringMatching(/^暂时无法验证/) });
    await server.sandbox(upstreams.setOutage, { upstream: 'chat-app', on: false });
    expect(await come(code)).toMatchObject({ success: true });
  });
});

describe('following the official account', () => {
  it('is recorded once with its time, for its own subscriber', async () => {
    const [member, other] = [await aMember(server), await aMember(server)];
    expect(await server.data(chatApp.followState, {}, { as: member })).toEqual({
      focused: 0,
      focusedAt: null,
    });
    const first = await server.data(chatApp.recordFollow, {}, { as: member });
    expect(first.focused).toBe(1);
    await server.advance(60_000);
    expect(await server.data(chatApp.recordFollow, {}, { as: member })).toEqual(first);
    expect(await server.data(chatApp.followState, {}, { as: member })).toEqual(first);
    expect(await server.data(chatApp.followState, {}, { as: other })).toEqual({
      focused: 0,
      focusedAt: null,
    });
  });
});

import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verification } from '#core/contract/common/verification.ts';
import { session } from '#core/contract/user/session.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { aPass } from '../../../testing/a-pass.ts';
import { freshMobile } from '../../../testing/fresh.ts';
import {
  codeFor,
  requestCode,
  seal,
  sealedLogin,
  signIn,
  type CodeInHand,
} from '../../../testing/sign-in.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { lookupOf } from '../../../testing/databases/test-encryption.ts';

const refused = { code: '0', message: '验证码不正确，请核对后重新输入', data: null };

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const login = async (mobile: string, code: CodeInHand) =>
  server.call(session.smsLogin, await sealedLogin(server, mobile, code));
const wrong = ({ code, ticket }: CodeInHand): CodeInHand => ({
  code: String((Number(code) + 1) % 1_000_000).padStart(6, '0'),
  ticket,
});
const accountsOf = (mobile: string) =>
  server.db.selectFrom('users').selectAll().where('mobile_lookup', '=', lookupOf(mobile)).execute();

describe('signing in by SMS (§4, decisions §3)', () => {
  it('opens a session for the number in the message, shown masked', async () => {
    const mobile = freshMobile();
    const signedIn = await signIn(server, mobile);
    expect(signedIn.userInfo.mobile).toBe(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`);
    expect(await server.data(session.loginStatus, {}, { as: signedIn })).toMatchObject({
      isLogin: true,
      userInfo: { userId: signedIn.userInfo.userId },
    });
  });

  it('a code works once', async () => {
    const mobile = freshMobile();
    const code = await requestCode(server, mobile);
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(mobile, code)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await login(mobile, code)).toMatchObject(refused);
  });

  it('five wrong tries void the code, also when they come at once', async () => {
    const mobile = freshMobile();
    const code = await requestCode(server, mobile);
    const tries = await Promise.all(Array.from({ length: 20 }, () => login(mobile, wrong(code))));
    expect(tries.every(({ message }) => message === refused.message)).toBe(true);
    expect(await login(mobile, code)).toMatchObject(refused);
  });

  it('four wrong tries do not', async () => {
    const mobile = freshMobile();
    const code = await requestCode(server, mobile);
    for (let i = 0; i < 4; i += 1) await login(mobile, wrong(code));
    expect(await login(mobile, code)).toMatchObject({ success: true });
  });

  it('a code ends after five minutes', async () => {
    const mobile = freshMobile();
    const code = await requestCode(server, mobile);
    await server.advance(300_000);
    expect(await login(mobile, code)).toMatchObject(refused);
  });

  it('a code is worth nothing for another number, and a number without a code sounds the same as a wrong code', async () => {
    const mobile = freshMobile();
    const code = await requestCode(server, mobile);
    const { mobile: known } = await aMember(server);
    const answers = await Promise.all([
      login(known, code),
      login(freshMobile(), code),
      login(mobile, wrong(code)),
    ]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject(refused);
  });

  it('a correct code requested in another browser is invalid, and costs its owner no try (A7)', async () => {
    const mobile = freshMobile();
    const own = await requestCode(server, mobile);
    const { ticket: another } = await requestCode(server, freshMobile());
    for (const ticket of [
      another,
      '',
      `${own.ticket}A`,
      own.ticket.slice(1),
      own.ticket.toLowerCase(),
      ...Array<string>(5).fill(another),
    ]) {
      expect(await login(mobile, { code: own.code, ticket })).toMatchObject(refused);
    }
    const { keyId, publicKey } = await server.data(session.loginKey, {});
    expect(
      await server.call(session.smsLogin, { keyId, sealed: seal(publicKey, { mobile, code: own.code }) }),
    ).toMatchObject(refused);
    expect(await login(mobile, own)).toMatchObject({ success: true });
  });

  it('only the hash of what binds a code to its browser is stored', async () => {
    const mobile = freshMobile();
    const { ticket } = await requestCode(server, mobile);
    const [row] = await server.db
      .selectFrom('sms_codes')
      .select('ticket_hash')
      .where('mobile_lookup', '=', lookupOf(mobile))
      .execute();
    expect(row?.ticket_hash).toHaveLength(32);
    expect(row?.ticket_hash?.toString('base64url')).not.toBe(ticket);
    expect(server.logs().filter((record) => record.includes(ticket))).toEqual([]);
  });

  it('opens one account when many first sign-ins come at once', async () => {
    const mobile = freshMobile();
    const tokens = await Promise.all(
      Array.from({ length: 5 }, () => server.sandbox(controls.openSession, { mobile })),
    );
    expect(await accountsOf(mobile)).toHaveLength(1);
    const who = await Promise.all(tokens.map((as) => server.data(session.loginStatus, {}, { as })));
    expect(new Set(who.map(({ userInfo }) => userInfo?.userId)).size).toBe(1);
  });

  it('a number whose account was closed gets a new account', async () => {
    const mobile = freshMobile();
    const first = await signIn(server, mobile);
    await server.db
      .updateTable('users')
      .set({ closed_at: server.now() })
      .where('mobile_lookup', '=', lookupOf(mobile))
      .execute();
    await server.advance(60_000);
    const second = await signIn(server, mobile);
    expect(second.userInfo.userId).not.toBe(first.userInfo.userId);
    expect(await server.call(session.loginStatus, {}, { as: first })).toMatchObject({
      data: { isLogin: false },
    });
  });
});

describe('the seal on the way in', () => {
  it('opens only with a key the server handed out', async () => {
    const mobile = freshMobile();
    const code = await requestCode(server, mobile);
    const { keyId } = await server.data(session.loginKey, {});
    const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
      .publicKey.export({ type: 'spki', format: 'der' })
      .toString('base64');
    expect(
      await server.call(session.smsLogin, { keyId, sealed: seal(foreign, { mobile, ...code }) }),
    ).toMatchObject({ code: '0', message: '手机号或验证码格式有误' });
    expect(
      await server.call(session.smsLogin, { keyId: 'unknown', sealed: seal(foreign, { mobile, ...code }) }),
    ).toMatchObject({ code: '0', message: '页面停留太久，请刷新后重试' });
    expect(await login(mobile, code)).toMatchObject({ success: true });
  });

  it('takes a key until its hour is over, and hands out a fresh one well before', async () => {
    const mobile = freshMobile();
    const sealed = await sealedLogin(server, mobile, { code: '123456', ticket: 'none' });
    const before = await server.data(session.loginKey, {});
    expect(before.keyId).toBe(sealed.keyId);
    await server.advance(45 * 60_000);
    const after = await server.data(session.loginKey, {});
    expect(after.keyId).not.toBe(before.keyId);
    expect(after.expiresInSeconds).toBeGreaterThan(30 * 60);
    expect(await server.call(session.smsLogin, sealed)).toMatchObject(refused);
    await server.advance(20 * 60_000);
    expect(await server.call(session.smsLogin, sealed)).toMatchObject({
      code: '0',
      message: '页面停留太久，请刷新后重试',
    });
  });

  it.each([
    ['nothing inside', {}],
    ['a number that is none', { mobile: '12345', code: '123456' }],
    ['a code that is none', { mobile: '13900000000', code: '12345a' }],
    ['a list', [1, 2, 3]],
    ['text', 'mobile'],
  ])('refuses %s', async (_title, content) => {
    const { keyId, publicKey } = await server.data(session.loginKey, {});
    expect(await server.call(session.smsLogin, { keyId, sealed: seal(publicKey, content) })).toMatchObject({
      code: '0',
      message: '手机号或验证码格式有误',
    });
  });

  it('the plain number and code are not taken', async () => {
    const mobile = freshMobile();
    const code = await requestCode(server, mobile);
    const response = await server.fetch(`${server.base}/provider-user/sms/loginEnCode`, {
      method: 'POST',
      headers: { 'X-Requested-With': 'XMLHttpRequest', 'content-type': 'application/json' },
      body: JSON.stringify({ mobile, ...code }),
    });
    expect(await response.json()).toMatchObject({ code: '0', success: false, data: null });
  });
});

describe('consent', () => {
  const agreement = { templateId: 'user-service', version: '2026.1' };
  beforeAll(async () => {
    await server.db
      .insertInto('agreements')
      .values({
        template_id: agreement.templateId,
        version: agreement.version,
        title: '用户服务协议',
        body: '正文',
        published_at: new Date('2026-01-01'),
      })
      .execute();
  });

  it('is recorded with text, version and time, and keeps the first time', async () => {
    const mobile = freshMobile();
    const consents = async () =>
      server.db
        .selectFrom('consents')
        .innerJoin('users', 'users.user_id', 'consents.user_id')
        .select(['template_id', 'version', 'agreed_at'])
        .where('mobile_lookup', '=', lookupOf(mobile))
        .execute();
    const { keyId, sealed } = await sealedLogin(server, mobile, await requestCode(server, mobile));
    await server.data(session.smsLogin, { keyId, sealed, agreement });
    const [first] = await consents();
    expect(first).toMatchObject({ template_id: 'user-service', version: '2026.1' });
    await server.advance(60_000);
    await server.data(session.smsLogin, {
      ...(await sealedLogin(server, mobile, await requestCode(server, mobile))),
      agreement,
    });
    expect(await consents()).toEqual([first]);
  });

  it('to the terms of service covers the privacy text beside them, in its newest version', async () => {
    const row = (version: string, day: string) => ({
      template_id: 'privacy',
      version,
      title: '隐私政策',
      body: '正文',
      published_at: new Date(day),
    });
    await server.db
      .insertInto('agreements')
      .values([row('1', '2026-01-01'), row('2', '2026-02-01'), row('3', '2999-01-01')])
      .execute();
    const mobile = freshMobile();
    const { userInfo } = await server.data(session.smsLogin, {
      ...(await sealedLogin(server, mobile, await requestCode(server, mobile))),
      agreement,
    });
    const consents = await server.db
      .selectFrom('consents')
      .select(['template_id', 'version'])
      .where('user_id', '=', userInfo.userId)
      .orderBy('template_id')
      .execute();
    expect(consents).toEqual([
      { template_id: 'privacy', version: '2' },
      { template_id: 'user-service', version: '2026.1' },
    ]);
  });

  it('to a version that is not there refuses before the code is spent', async () => {
    const mobile = freshMobile();
    const code = await requestCode(server, mobile);
    const outdated = await server.call(session.smsLogin, {
      ...(await sealedLogin(server, mobile, code)),
      agreement: { ...agreement, version: '1999.1' },
    });
    expect(outdated).toMatchObject({ code: '0', message: '协议已更新，请阅读最新版本后再同意' });
    expect(await accountsOf(mobile)).toEqual([]);
    expect(
      await server.call(session.smsLogin, { ...(await sealedLogin(server, mobile, code)), agreement }),
    ).toMatchObject({ success: true });
  });
});

describe('mass assignment on the way in (A19)', () => {
  it('fields of the account in the body and inside the seal change nothing', async () => {
    const mobile = freshMobile();
    const smuggled = { userId: 'U1', tries_left: 99, code: '000000' };
    const { ticket } = await server.data(verification.sendLoginCode, {
      mobile,
      captchaToken: await aPass(server),
      ...smuggled,
    });
    const code = await codeFor(server, mobile);
    const { keyId, publicKey } = await server.data(session.loginKey, {});
    const extra = {
      userId: 'U0000000001',
      user_id: 'U0000000001',
      ispFlag: 1,
      isp_flag: 1,
      creditLevel: 8,
      vipTypeLevel: 9,
      easyUseMember: 1,
      points: 1_000_000,
      userName: 'root',
    };
    const { userInfo } = await server.data(session.smsLogin, {
      keyId,
      sealed: seal(publicKey, { mobile, code, ticket, userId: extra.userId, ispFlag: 1 }),
      ...extra,
    });
    const [account] = await accountsOf(mobile);
    expect(userInfo).toMatchObject({
      userId: account?.user_id,
      userName: `用户${mobile.slice(-4)}`,
      ispFlag: 0,
      creditLevel: null,
      easyUseMember: 0,
    });
    expect(account).toMatchObject({
      isp_flag: 0,
      points: 0,
      credit_level: null,
      easy_use_member: false,
      name_edits: 0,
    });
    expect(userInfo.userId).not.toBe(extra.userId);
  });
});

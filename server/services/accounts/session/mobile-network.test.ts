import { afterAll, beforeAll, afterEach, describe, expect, it } from 'vitest';
import { session } from '#core/contract/user/session.ts';
import { sso } from '#core/contract/user/sso.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { hosts } from '#core/contract/sandbox/hosts.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { freshMobile } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { isOneTapSign } from './one-tap-sign.ts';

const mobile = freshMobile();
const masked = `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
afterEach(() => server.sandbox(controls.reset, {}));
const on4G = () => server.sandbox(hosts.setNetwork, { mobile });

describe("the phone's own network (§4 item 11)", () => {
  it('recognises a phone on it, shows its number masked, and signs it in', async () => {
    await on4G();
    expect(await server.data(session.mobileNetwork, {})).toEqual({ resCode: 1 });
    expect(await server.data(session.ownMobile, {})).toEqual({ mobile: masked, telePhone: null });
    const signedIn = await server.data(sso.mobileNetworkLogin, { externalUserId: 'X1' });
    expect(await server.data(session.ownMobile, {}, { as: signedIn })).toEqual({
      mobile: masked,
      telePhone: mobile,
    });
  });

  it('does not know a phone that comes from elsewhere', async () => {
    expect(await server.data(session.mobileNetwork, {})).toEqual({ resCode: 0 });
    expect(await server.data(session.ownMobile, {})).toEqual({ mobile: null, telePhone: null });
    expect(await server.call(sso.mobileNetworkLogin, {})).toMatchObject({
      code: '0',
      message: '当前网络无法识别本机号码，请使用短信验证码登录',
    });
  });

  it('believes no header about the number', async () => {
    const headers = {
      'x-up-calling-line-id': mobile,
      msisdn: mobile,
      'x-msisdn': mobile,
      'x-forwarded-for': '10.0.0.1',
    };
    expect(await server.data(session.mobileNetwork, {}, { headers })).toEqual({ resCode: 0 });
    expect(await server.call(sso.mobileNetworkLogin, {}, { headers })).toMatchObject({ success: false });
  });

  it('while the identity service is out no number is recognised, and the sign-in is refused with a reason', async () => {
    await on4G();
    await server.sandbox(upstreams.setOutage, { upstream: 'identity', on: true });
    expect(await server.data(session.mobileNetwork, {})).toEqual({ resCode: 0 });
    expect(await server.data(session.ownMobile, {})).toEqual({ mobile: null, telePhone: null });
    expect(await server.call(sso.mobileNetworkLogin, {})).toMatchObject({
      code: '0',
      message: expect.stringMatching(/^暂时无法验证/),
    });
  });

  it('a signed-in subscriber sees the own number on every network', async () => {
    await on4G();
    const member = await aMember(server);
    expect(await server.data(session.ownMobile, {}, { as: member })).toMatchObject({
      telePhone: member.mobile,
    });
  });
});

describe('one tap (§4 item 11, §7)', () => {
  it('sign, token, session: once around', async () => {
    await on4G();
    const { sign } = await server.data(session.oneTapSign, { jtSign: 'of-the-page' });
    const { token = '' } = await server.sandbox(hosts.oneTap, { sign });
    expect(
      (await server.data(sso.oneTapLogin, { jtToken: token, jtUserInformation: 'phone' })).userInfo.mobile,
    ).toBe(masked);
    expect(await server.call(sso.oneTapLogin, { jtToken: token })).toMatchObject({
      code: '0',
      message: '登录凭证已失效，请重新登录',
    });
  });

  it('the SDK gives no token off the network, nor for a sign that is none', async () => {
    const { sign } = await server.data(session.oneTapSign, { jtSign: 'of-the-page' });
    expect(await server.sandbox(hosts.oneTap, { sign })).toMatchObject({ code: '102101' });
    await on4G();
    expect(await server.sandbox(hosts.oneTap, { sign: `${sign}A` })).toMatchObject({ code: '103119' });
  });

  it('a sign lasts two minutes and cannot be prolonged', async () => {
    const { sign } = await server.data(session.oneTapSign, { jtSign: 'of-the-page' });
    const later = new Date(server.now().getTime() + 121_000);
    expect([
      isOneTapSign(server.config.secret, sign, server.now()),
      isOneTapSign(server.config.secret, sign, later),
    ]).toEqual([true, false]);
    const [expires = '', ...rest] = sign.split('.');
    expect(
      isOneTapSign(
        server.config.secret,
        [(Number.parseInt(expires, 36) + 60_000).toString(36), ...rest].join('.'),
        server.now(),
      ),
    ).toBe(false);
    expect(isOneTapSign('another secret', sign, server.now())).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { allNodes, attribute } from './host/nodes.ts';
import type { HostRequest } from './host/wx.ts';
import { openFrom } from './support/open-from.ts';
import { signInBySms } from './support/sign-in-by-sms.ts';
import { useMiniProgram } from './support/use-mini-program.ts';

const product = useMiniProgram();
/** Of this file alone: a binding lasts longer than a file. */
const mobile = '13700000021';
const webViewOf = (program: ReturnType<typeof product.start>) =>
  allNodes(program.tree(), ({ name }) => name === 'web-view').map((node) => attribute(node, 'src'))[0];

describe('signing in', () => {
  it('of a person without a bound number stores the handle; the phone-number button binds it, and the next start is silent', async () => {
    const program = product.start(mobile);
    await expect.poll(() => program.storage.get('DEV_openId')).toMatch(/^[\w-]{43}$/);
    program.fromWebView('navigateTo', '/pages/site/sign-in');
    await expect.poll(() => program.text()).toContain('本机号码一键登录');
    program.tap('本机号码一键登录');
    await expect.poll(() => program.log.at(-1)).toEqual(['showToast', '请先阅读并勾选协议']);
    program.tap('已阅读并同意');
    const button = await expect
      .poll(() => allNodes(program.tree(), ({ name }) => name === 'button')[0])
      .toBeTruthy()
      .then(() => allNodes(program.tree(), ({ name }) => name === 'button')[0]);
    if (!button) throw new Error('no phone-number button');
    program.fire(button, 'getphonenumber', { code: await product.phoneCode(mobile) });
    await expect.poll(() => program.page).toBe('pages/home');
    expect(program.storage.get('DEV_accessToken')).toBeTruthy();
    expect(program.storage.get('DEV_openId')).toBeUndefined();

    const again = product.start(mobile);
    await expect.poll(() => again.storage.get('DEV_accessToken')).toBeTruthy();
  });

  it('by SMS in the web view binds the handle of the person, who is signed in when the web view is left', async () => {
    const number = '13700000027';
    const program = product.start(number);
    await expect.poll(() => program.storage.get('DEV_openId')).toMatch(/^[\w-]{43}$/);
    program.fromWebView('navigateTo', '/pages/site/sign-in');
    await expect.poll(() => program.text()).toContain('短信验证码登录');
    const known = program.storage.get('DEV_openId');
    // A fresh handle comes with the page.
    await expect.poll(() => program.storage.get('DEV_openId')).not.toBe(known);
    program.tap('短信验证码登录');
    await expect.poll(() => program.log).toContainEqual(['showToast', '请先阅读并勾选协议']);
    program.tap('已阅读并同意');
    expect(await openFrom(program, '短信验证码登录')).toBe('pages/site/web-page');
    await expect.poll(() => webViewOf(program)).toMatch(/\/content\/public-pages\/login\?/);
    const { searchParams } = new URL(webViewOf(program) ?? '');
    expect(searchParams.get('miniOpenId')).toBe(program.storage.get('DEV_openId'));
    expect(searchParams.has('qyptTokenValue')).toBe(false);
    await signInBySms(product.origin, number, searchParams.get('miniOpenId') ?? '');
    program.back();
    await expect.poll(() => program.page).toBe('pages/home');
    await expect.poll(() => program.text()).toContain('137****0027');
    expect(program.storage.get('DEV_openId')).toBeUndefined();
    const again = product.start(number);
    await expect.poll(() => again.storage.get('DEV_accessToken')).toBeTruthy();
  });

  it('lasts while the server rotates the tokens: the new ones are stored, and sent with the next call', async () => {
    const sent: HostRequest[] = [];
    const program = await product.startMember('13700000028', {
      request: (each) => {
        sent.push(each);
        return product.request(each);
      },
    });
    await expect.poll(() => program.text()).toContain('137****0028');
    const tokens = () => [program.storage.get('DEV_accessToken'), program.storage.get('DEV_refreshToken')];
    const [access, refresh] = tokens();
    // The life of an access token is over by the clock of the server.
    await product.workbench.advance(13 * 3_600_000);
    program.fromWebView('switchTab', '/pages/profile');
    await expect.poll(() => tokens()[0]).not.toBe(access);
    const [rotated] = tokens();
    expect(tokens()[1]).not.toBe(refresh);
    await expect.poll(() => program.text()).toContain('还不是会员');
    program.fromWebView('navigateTo', '/pages/cardCoupon/index');
    await expect
      .poll(() => sent.find(({ url }) => url.includes('/wallet'))?.header)
      .toMatchObject({ accessToken: rotated, refreshToken: tokens()[1] });
    expect(program.storage.get('DEV_accessToken')).toBe(rotated);
  });

  it('lasts on a start without a network: the wallet says that it could not be loaded, and asks nobody to sign in', async () => {
    const before = await product.startMember(mobile);
    await expect.poll(() => before.storage.get('DEV_member')).toBeTruthy();
    const program = product.start(mobile, {
      stored: new Map(before.storage),
      request: () => Promise.reject(new Error('timeout')),
    });
    program.fromWebView('navigateTo', '/pages/cardCoupon/index');
    await expect.poll(() => program.text()).toContain('卡包没有加载出来');
    expect(program.text()).not.toContain('去登录');
    expect(before.storage.get('DEV_member')).not.toContain(mobile);
  });

  it('is carried over to the web view by a proof that works once, with the channel of the program', async () => {
    const program = await product.startMember(mobile);
    await expect.poll(() => program.storage.get('DEV_accessToken')).toBeTruthy();
    const url = 'http://127.0.0.1:8000/content/super-market/order-list';
    program.fromWebView('navigateTo', `/pages/site/web-page?url=${encodeURIComponent(url)}`);
    await expect.poll(() => webViewOf(program)).toMatch(/\/content\/super-market\/order-list\?/);
    const query = new URL(webViewOf(program) ?? '').searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      envChannel: 'XCX',
      appName: 'market-mini-program',
      marketWXMAppId: 'wx0000000000000000',
      tokenChannel: 'XCX',
      qyptTokenValue: expect.stringMatching(/^[\w-]{43}$/),
    });
  });
});

describe('the web view', () => {
  it('opens pages of ours alone, and drops proofs that a link brought', async () => {
    const program = product.start();
    await expect.poll(() => program.storage.get('DEV_openId')).toBeTruthy();
    program.fromWebView(
      'navigateTo',
      `/pages/site/web-page?url=${encodeURIComponent('https://other.test/')}`,
    );
    await expect.poll(() => program.text()).toContain('这个链接不能在小程序里打开');
    const url =
      'http://127.0.0.1:8000/content/super-market/order-list?qyptTokenValue=foreign&tokenChannel=XCX';
    program.fromWebView('navigateTo', `/pages/site/web-page?url=${encodeURIComponent(url)}`);
    await expect.poll(() => webViewOf(program)).toBeTruthy();
    expect(webViewOf(program)).not.toContain('foreign');
  });

  it('leads back to tabs and pages', async () => {
    const program = product.start();
    program.fromWebView('switchTab', '/pages/profile');
    expect(program.stack).toEqual(['pages/profile']);
    expect(() => program.fromWebView('navigateTo', '/pages/home')).toThrow('tabbar');
    program.fromWebView('navigateTo', '/pages/goods/search-navigation');
    expect(program.stack).toEqual(['pages/profile', 'pages/goods/search-navigation']);
  });
});

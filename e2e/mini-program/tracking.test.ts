import { describe, expect, it } from 'vitest';
import { idsOf } from '#core/site/ids-of.ts';
import { pages } from '#core/site/pages.ts';
import { pathOf } from '#core/site/paths/path-of.ts';
import { miniProgramProject } from '#core/site/projects.ts';
import { titles } from '#core/site/titles.ts';
import type { MiniProgram } from './host/launch.ts';
import { readPackage } from './host/package.ts';
import { bindNumber } from './support/bind-number.ts';
import { submitOrder } from './support/submit-order.ts';
import type { HostRequest } from './host/wx.ts';
import { allNodes, attribute } from './host/nodes.ts';
import { useMiniProgram } from './support/use-mini-program.ts';

const product = useMiniProgram();

function startTracked(mobile?: string) {
  const sent: HostRequest[] = [];
  const request = (each: HostRequest) => {
    sent.push(each);
    return product.request(each);
  };
  const program = product.start(mobile, { request });
  const bodiesOf = (path: string): readonly Readonly<Record<string, unknown>>[] =>
    sent
      .filter(({ url }) => url.endsWith(path))
      .map(({ data }) => JSON.parse(typeof data === 'string' ? data : '{}') as Record<string, unknown>);
  return { program, sent, bodiesOf };
}

describe('the log of the native program', () => {
  it('has the tracking header on every call, with the page on show', async () => {
    const { program, sent } = startTracked();
    await expect.poll(() => program.text()).toContain('限时秒杀');
    for (const { header, url } of sent) {
      const data = JSON.parse(decodeURIComponent(header?.['trackData'] ?? '%7B%7D')) as object;
      expect(data, url).toMatchObject({
        appId: expect.anything() as unknown,
        channelId: expect.anything() as unknown,
        pathId: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
        pageName: '首页',
        pageUrl: expect.stringMatching(/\/market-mini-program\/pages\/home$/) as unknown,
      });
    }
  });

  it('has a tap on goods with their ids and floor', async () => {
    const { program, bodiesOf } = startTracked();
    await expect.poll(() => program.text()).toMatch(/已抢|即将开抢/);
    const [card] = allNodes(program.tree(), (node) => /goods-card\S*_mini/.test(attribute(node, 'class')));
    if (!card) throw new Error('no goods on show');
    program.fire(card, 'tap');
    await expect.poll(() => bodiesOf('/userLog/behavior1')).toHaveLength(1);
    expect(bodiesOf('/userLog/behavior1')[0]).toMatchObject({
      goodsId: expect.anything() as unknown,
      skuId: expect.anything() as unknown,
      plName: expect.stringContaining('限时秒杀') as unknown,
    });
  });
});

describe('the page-view log', () => {
  const queries: Readonly<Record<string, string>> = { 'pages/goods/goods-detail': '?goodsId=coffee' };
  /** What our own pages are in the log. */
  const ours: Readonly<Record<string, readonly [id: string, name: string]>> = {
    'pages/site/sign-in': ['login', '登录'],
    'pages/site/city': ['city', '选择城市'],
  };
  const { pages: all, tabs } = readPackage();
  const isWebView = (program: MiniProgram): boolean =>
    allNodes(program.tree(), ({ name }) => name === 'web-view').length > 0;

  it('has one record of each visit of a native page, with where it was and how long, without its query', async () => {
    const { program, bodiesOf } = startTracked();
    await expect.poll(() => program.text()).toContain('限时秒杀');
    const views = () => bodiesOf('/userLog/pageView');
    let before = 'pages/home';
    for (const page of all.filter((each) => !/pages\/(home|site\/web-page)$/.test(each))) {
      const recorded = views().length;
      program.fromWebView(tabs.includes(page) ? 'switchTab' : 'navigateTo', `/${page}${queries[page] ?? ''}`);
      await expect.poll(() => program.text() !== '' || isWebView(program), { message: page }).toBe(true);
      // The page before was left.
      await expect.poll(() => views().length, { message: page }).toBe(recorded + 1);
      if (isWebView(program)) {
        program.fromWebView('switchTab', '/pages/home');
        await expect.poll(() => program.text()).toContain('限时秒杀');
        before = 'pages/home';
        continue;
      }
      program.fromWebView('switchTab', '/pages/categories');
      await expect.poll(() => views().length, { message: page }).toBe(recorded + 2);
      const [id, name] = ours[page] ?? idOf(page);
      expect(views().at(-1), page).toMatchObject({
        pageId: id,
        pageName: name,
        pageUrl: expect.stringMatching(new RegExp(`/market-mini-program/${page}$`)) as unknown,
        referer: expect.stringMatching(new RegExp(`/market-mini-program/${before}$`)) as unknown,
        actionType: 21,
        host: 'chat-mini-program',
        appId: expect.stringMatching(/./) as unknown,
        channelId: expect.stringMatching(/./) as unknown,
        pathId: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
      });
      const { startMills, endMills, timeMills } = views().at(-1) as Record<string, number>;
      expect(timeMills).toBe((endMills ?? 0) - (startMills ?? 0));
      before = 'pages/categories';
    }
  });

  it('has the wallet once, also when a code was shown, and the masked number of the member', async () => {
    const mobile = '13800000004';
    await bindNumber(product.origin, mobile);
    const { program, bodiesOf } = startTracked(mobile);
    await expect.poll(() => program.storage.get('DEV_accessToken')).toBeTruthy();
    const orderNo = await submitOrder(product.origin, mobile, 'coffee.1');
    program.fromWebView('navigateTo', `/pages/payment/jtpay?orderNo=${orderNo}`);
    await expect.poll(() => program.text()).toContain('聊天应用支付');
    program.tap('立即支付');
    await expect.poll(() => program.text()).toContain('支付成功');
    program.fromWebView('navigateTo', '/pages/cardCoupon/index');
    await expect.poll(() => program.text()).toContain('出示券码');
    program.tap('出示券码');
    await expect.poll(() => program.text()).toMatch(/\d{4} \d{4}/);
    program.back();
    const wallets = () => bodiesOf('/userLog/pageView').filter(({ pageId }) => pageId === 'cardCoupon');
    await expect.poll(wallets).toHaveLength(1);
    expect(wallets()[0]).toMatchObject({ pageName: '卡包', mobile: '138****0004' });
  });
});

function idOf(page: string): readonly [id: string, name: string] {
  const found = idsOf(pages).find((id) => pathOf(miniProgramProject, id) === `/${page}`);
  if (!found) throw new Error(`${page} is no page of the specification`);
  return [found, titles[found]];
}

describe('a tab', () => {
  it('stays as it was while another is looked at, and requests nothing again', async () => {
    const { program, sent } = startTracked();
    await expect.poll(() => program.text()).toContain('限时秒杀');
    const floors = () =>
      sent.filter(({ url }) => url.includes('/regionFloors') || url.includes('Floor')).length;
    const before = floors();
    expect(before).toBeGreaterThan(0);
    program.fromWebView('switchTab', '/pages/profile');
    program.fromWebView('switchTab', '/pages/home');
    expect(program.text()).toContain('限时秒杀');
    expect(floors()).toBe(before);
  });
});

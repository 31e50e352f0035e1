import { beforeAll, describe, expect, it } from 'vitest';
import { allNodes, attribute, type HostNode } from './host/nodes.ts';
import { bindNumber } from './support/bind-number.ts';
import { byClass } from './support/by-class.ts';
import { openFrom } from './support/open-from.ts';
import { submitOrder } from './support/submit-order.ts';
import { useMiniProgram } from './support/use-mini-program.ts';

const product = useMiniProgram();
const mobile = '13800000001';
const wallet = '/pages/cardCoupon/index';
beforeAll(() => bindNumber(product.origin, mobile));

async function startMember(changes: Parameters<typeof product.start>[1] = {}) {
  const program = product.start(mobile, changes);
  await expect.poll(() => program.storage.get('DEV_accessToken')).toBeTruthy();
  return program;
}

describe('the wallet', () => {
  it('has the code of goods that were searched for on the home page and paid', async () => {
    const program = await startMember();
    await expect.poll(() => program.text()).toContain('限时秒杀');
    expect(await openFrom(program, '搜索')).toBe('pages/goods/search-navigation');
    await expect.poll(() => program.text()).toContain('热搜榜');
    const [field] = allNodes(program.tree(), ({ name }) => name === 'input');
    program.type(field ? attribute(field, 'placeholder') : '', '美式咖啡');
    expect(await openFrom(program, '搜索')).toBe('pages/goods/search-results');
    const openFound = (): string => {
      const isCoffee = (node: HostNode) => attribute(node, 'ariaLabel').startsWith('美式咖啡兑换券');
      const [coffee] = byClass(program, 'results', 'link').filter(isCoffee);
      if (coffee) program.fire(coffee, 'tap');
      return program.page;
    };
    await expect.poll(openFound).toBe('pages/goods/goods-detail');
    await expect.poll(() => program.text()).toContain('立即购买');
    const buy = allNodes(program.tree(), (node) => /button\S*_primary/.test(attribute(node, 'class'))).at(-1);
    if (!buy) throw new Error('no button to buy');
    const tapAndSee = (): string => {
      if (program.page === 'pages/goods/goods-detail') program.fire(buy, 'tap');
      return program.page;
    };
    await expect.poll(tapAndSee).toBe('pages/site/web-page');
    expect(decodeURIComponent(program.query['url'] ?? '')).toMatch(/order-pay\?.*skuId=coffee\.1/);

    // The web view's page submits the order and leads to the cashier.
    const orderNo = await submitOrder(product.origin, mobile, 'coffee.1');
    program.fromWebView('navigateTo', `/pages/payment/jtpay?orderNo=${orderNo}`);
    await expect.poll(() => program.text()).toContain('聊天应用支付');
    program.tap('立即支付');
    await expect.poll(() => program.text()).toContain('去卡包使用');
    const goAndSee = (): string => {
      if (program.page === 'pages/payment/jtpay') program.tap('去卡包使用');
      return program.page;
    };
    await expect.poll(goAndSee).toBe('pages/cardCoupon/index');
    await expect.poll(() => program.text()).toContain('美式咖啡兑换券');
    expect(program.text()).toMatch(/待使用.*3天内到期/);

    program.tap('出示券码');
    await expect.poll(() => program.text()).toMatch(/\d{4} \d{4}/);
    // Its shops report the use, so a look ends no refund and is not asked about.
    expect(program.log).not.toContainEqual(['showModal', '查看券码？']);
    const drawn = allNodes(program.tree(), ({ name }) => name === 'image').map((node) =>
      attribute(node, 'src'),
    );
    expect(drawn.some((src) => src.startsWith('data:image/svg+xml'))).toBe(true);
    await expect.poll(() => program.log).toContainEqual(['setScreenBrightness', '1']);
    const back = allNodes(program.tree(), (node) => /nav-bar\S*_back/.test(attribute(node, 'class')))[0];
    if (!back) throw new Error('no way back');
    program.fire(back, 'tap');
    await expect.poll(() => program.log).toContainEqual(['setScreenBrightness', '0.4']);
    await expect.poll(() => program.text()).toContain('到店券');
  });

  it('is shown in parts', async () => {
    const program = await startMember();
    program.fromWebView('navigateTo', wallet);
    await expect.poll(() => program.text()).toContain('3天内到期');
    const [coupons] = /优惠券 \d+/.exec(program.text()) ?? [];
    program.tap(coupons ?? '');
    await expect.poll(() => program.text()).not.toContain('出示券码');
  });

  it('asks a guest to sign in', async () => {
    const program = product.start();
    program.fromWebView('navigateTo', wallet);
    await expect.poll(() => program.text()).toContain('登录后查看卡包');
  });

  it('of a new member is empty and leads to goods', async () => {
    const newcomer = '13899990001';
    await bindNumber(product.origin, newcomer);
    const program = product.start(newcomer);
    await expect.poll(() => program.storage.get('DEV_accessToken')).toBeTruthy();
    program.fromWebView('navigateTo', wallet);
    await expect.poll(() => program.text()).toContain('卡包还是空的');
  });

  it('that could not be loaded offers to try again', async () => {
    const { request } = product.phoneOf(mobile);
    let isOnline = false;
    const program = await startMember({
      request: (sent) =>
        isOnline || !sent.url.includes('/wallet/') ? request(sent) : Promise.reject(new Error('timeout')),
    });
    program.fromWebView('navigateTo', wallet);
    await expect.poll(() => program.text()).toContain('卡包没有加载出来');
    isOnline = true;
    program.tap('重试');
    await expect.poll(() => program.text()).toContain('3天内到期');
  });
});

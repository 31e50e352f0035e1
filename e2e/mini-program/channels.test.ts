import { describe, expect, it } from 'vitest';
import type { MiniProgram } from './host/launch.ts';
import { attribute } from './host/nodes.ts';
import type { HostRequest } from './host/wx.ts';
import { byClass, tapClass, textsByClass } from './support/by-class.ts';
import { goOnUntil } from './support/go-on.ts';
import { openFrom } from './support/open-from.ts';
import { submitOrder } from './support/submit-order.ts';
import { useMiniProgram } from './support/use-mini-program.ts';

const product = useMiniProgram();
const food = '/pages/goods/foods-channel';
/** 新街口 of 南京. */
const inNanjing = { latitude: 32.0415, longitude: 118.7846 };

const open = (program: MiniProgram, url = food): void => program.fromWebView('navigateTo', url);
const shops = (program: MiniProgram): readonly string[] => textsByClass(program, 'shop-card', 'shop');
const distances = (program: MiniProgram): readonly string[] => textsByClass(program, 'shop-card', 'distance');

describe('a channel', () => {
  it.each([
    ['美食', 'foods'],
    ['茶饮', 'drinks'],
    ['车主', 'car-owner'],
    ['教育', 'education'],
    ['电影', 'movie'],
  ])('%s shows its shops around the visitor, with distance, opening and deals', async (text, name) => {
    const program = product.start(undefined, { position: inNanjing });
    const path = `/pages/goods/${name}-channel`;
    await expect.poll(() => program.text()).toContain('大字版');
    open(program, path);
    await expect.poll(() => shops(program).length).toBeGreaterThan(0);
    expect(program.text()).toContain(`${text}频道`);
    expect(program.text()).toMatch(/附近\d+家可用/);
    await expect.poll(() => distances(program).length).toBe(shops(program).length);
    expect(program.share()).toMatchObject({ title: `身边的${text}优惠`, path });
  });

  it('is filtered and searched in place, and shared so', async () => {
    const program = product.start(undefined, { position: inNanjing });
    await expect.poll(() => program.text()).toContain('大字版');
    open(program);
    await expect.poll(() => shops(program).length).toBeGreaterThan(1);
    const all = shops(program).length;
    const scores = () => textsByClass(program, 'shop-card', 'score').map(Number);
    program.tap('评分最高');
    const isSorted = (of: readonly number[]) =>
      of.every((score, at) => at === 0 || score <= (of[at - 1] ?? 0));
    await expect.poll(() => isSorted(scores())).toBe(true);
    program.type('搜门店、套餐、洗车', ' 溪桥汤包 ');
    program.tap('搜索');
    await expect
      .poll(() => decodeURIComponent(program.share().path))
      .toBe('/pages/goods/foods-channel?keyword=溪桥汤包&sort=score');
    await expect
      .poll(() => shops(program))
      .toSatisfy((found: string[]) => found.length > 0 && found.every((shop) => shop.includes('溪桥汤包')));
    expect(shops(program).length).toBeLessThan(all);
    program.type('搜门店、套餐、洗车', '潜水装备');
    program.tap('搜索');
    await expect.poll(() => program.text()).toContain('没有符合的门店');
    program.tap('清除条件');
    await expect.poll(() => shops(program)).toHaveLength(all);
    expect(program.stack).toEqual(['pages/home', 'pages/goods/foods-channel']);
  });

  it('goes on page by page to its end', async () => {
    const program = product.start(undefined, {
      request: ({ data, ...request }) =>
        product.request({
          ...request,
          data: typeof data === 'string' ? data.replace('"pageSize":10', '"pageSize":2') : data,
        }),
    });
    await expect.poll(() => program.text()).toContain('大字版');
    open(program);
    await expect.poll(() => shops(program)).toHaveLength(2);
    program.reachBottom();
    await expect.poll(() => shops(program).length).toBeGreaterThan(2);
    await goOnUntil(program, '已经到底啦');
    expect(new Set(shops(program)).size).toBe(shops(program).length);
  });

  it('leads to the other channels in its place, with its filters', async () => {
    const program = product.start();
    await expect.poll(() => program.text()).toContain('大字版');
    open(program, `${food}?sort=score`);
    await expect.poll(() => shops(program).length).toBeGreaterThan(0);
    const tapAndSee = (): string => {
      if (program.page === 'pages/goods/foods-channel') program.tap('电影，通兑票');
      return program.page;
    };
    await expect.poll(tapAndSee).toBe('pages/goods/movie-channel');
    expect(program.query['sort']).toBe('score');
    await expect.poll(() => shops(program).length).toBeGreaterThan(0);
    expect(program.text()).toContain('电影频道');
    program.back();
    expect(program.page).toBe('pages/home');
  });

  it('leads to goods natively, to shops, the map and the pay code in the web view, and logs the taps', async () => {
    const sent: HostRequest[] = [];
    const program = product.start(undefined, {
      position: inNanjing,
      request: (each) => {
        sent.push(each);
        return product.request(each);
      },
    });
    const web = 'pages/site/web-page';
    const address = () => decodeURIComponent(program.query['url'] ?? '');
    await expect.poll(() => program.text()).toContain('大字版');
    open(program);
    await expect.poll(() => shops(program).length).toBeGreaterThan(0);
    expect(await openFrom(program, '地图找店')).toBe(web);
    expect(address()).toContain('rights-shop-search?view=map');
    program.back();
    const [name = ''] = textsByClass(program, 'shop-card', 'name');
    expect(await openFrom(program, name)).toBe(web);
    expect(address()).toMatch(/store-address\?.*shopCode=/);
    program.back();
    const [deal = ''] = textsByClass(program, 'shop-card', 'dealName');
    expect(await openFrom(program, deal)).toBe('pages/goods/goods-detail');
    // A tap that is repeated because it was debounced is logged again.
    const clicks = () =>
      new Set(
        sent
          .filter(({ url }) => url.endsWith('/userLog/behavior1'))
          .map(({ data }) => (JSON.parse(String(data)) as { readonly plName: string }).plName),
      );
    await expect.poll(clicks).toEqual(new Set(['地图找店', name, deal].map((point) => `美食-${point}`)));
  });
});

describe('without a position', () => {
  it('no distance is named, and the visitor is led to the settings after a refusal', async () => {
    const program = product.start(undefined, { positionInSettings: inNanjing });
    await expect.poll(() => program.text()).toContain('大字版');
    open(program);
    await expect.poll(() => shops(program).length).toBeGreaterThan(0);
    await expect.poll(() => program.text()).toContain('还不知道您在哪里，先为您显示南京的门店');
    expect(distances(program)).toEqual([]);
    expect(program.text()).not.toContain('3km内');
    program.tap('允许定位');
    await expect.poll(() => distances(program).length).toBeGreaterThan(0);
    expect(program.log).toContainEqual(['openSetting']);
    expect(program.text()).not.toContain('还不知道您在哪里');
    program.tap('3km内');
    await expect.poll(() => program.text()).toMatch(/附近\d+家可用/);
  });

  it('a search for it that fails says so', async () => {
    const program = product.start(undefined, { locationError: 'timeout' });
    await expect.poll(() => program.text()).toContain('大字版');
    open(program);
    await expect.poll(() => shops(program).length).toBeGreaterThan(0);
    program.tap('重新定位');
    await expect.poll(() => program.log).toContainEqual(['showToast', '没有定位到，请稍后重试']);
    expect(program.log).not.toContainEqual(['openSetting']);
  });
});

it('a city without shops says so, and leads to the choice of another', async () => {
  const inLhasa = { latitude: 29.65, longitude: 91.13 };
  const program = product.start(undefined, { position: inLhasa });
  await expect.poll(() => program.text()).toContain('大字版');
  open(program);
  await expect.poll(() => program.text()).toContain('还没有美食门店');
  expect(await openFrom(program, '选择城市')).toBe('pages/site/city');
  await expect.poll(() => program.text()).toContain('推荐城市');
  program.tap('南京');
  await expect.poll(() => shops(program).length).toBeGreaterThan(0);
  expect(program.page).toBe('pages/goods/foods-channel');
  expect(distances(program)).toEqual([]);
});

it('shops that cannot be loaded are loaded by a tap, and again when the page is pulled down', async () => {
  let isOffline = true;
  let asked = 0;
  const program = product.start(undefined, {
    request: (request) => {
      if (!request.url.includes('/localLife/')) return product.request(request);
      asked += 1;
      return isOffline ? Promise.reject(new Error('timeout')) : product.request(request);
    },
  });
  await expect.poll(() => program.text()).toContain('大字版');
  open(program);
  await expect.poll(() => program.text()).toContain('门店没有加载出来');
  isOffline = false;
  program.tap('重试');
  await expect.poll(() => shops(program).length).toBeGreaterThan(0);
  const before = asked;
  program.pullDown();
  await expect.poll(() => asked).toBe(before + 1);
  expect(shops(program).length).toBeGreaterThan(0);
});

it('a member pays for goods of a channel, at the price that the channel names', async () => {
  const mobile = '13800000001';
  const program = await product.startMember(mobile, { position: inNanjing });
  open(program);
  await expect.poll(() => shops(program).length).toBeGreaterThan(0);
  const deal = () => byClass(program, 'shop-card', 'deal')[0];
  const label = () => attribute(deal() ?? { name: '', attributes: {}, children: [] }, 'ariaLabel');
  await expect.poll(label).toMatch(/，¥/);
  const [price = ''] = /¥[\d.]+/.exec(label()) ?? [];
  expect(await openFrom(program, label())).toBe('pages/goods/goods-detail');
  await expect.poll(() => program.text()).toContain(`立即购买 ${price}`);
  const { skuId = '', goodsId = '' } = program.query;
  const orderNo = await submitOrder(product.origin, mobile, skuId || `${goodsId}.1`);
  program.fromWebView('navigateTo', `/pages/payment/jtpay?orderNo=${orderNo}`);
  await expect.poll(() => program.text()).toContain('聊天应用支付');
  tapClass(program, 'button', 'primary');
  await expect.poll(() => program.text()).toContain('支付成功');
});

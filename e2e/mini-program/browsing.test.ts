import { expect, it } from 'vitest';
import { allNodes, attribute } from './host/nodes.ts';
import { useMiniProgram } from './support/use-mini-program.ts';

const product = useMiniProgram();

it('a guest sees the floors of the market, opens goods from the flash sale, and is asked to sign in to buy', async () => {
  const program = product.start();
  await expect.poll(() => program.text()).toContain('登录查看权益');
  await expect.poll(() => program.text()).toContain('限时秒杀');
  await expect.poll(() => program.text()).toMatch(/已抢|即将开抢/);
  const goods = allNodes(program.tree(), (node) => /goods-card\S*_mini/.test(attribute(node, 'class')))[0];
  if (!goods) throw new Error('no goods on show');
  program.fire(goods, 'tap');
  await expect.poll(() => program.page).toBe('pages/goods/goods-detail');
  expect(program.query).toMatchObject({
    goodsId: expect.anything(),
    timeStamp: expect.stringMatching(/^\d{13}$/),
  });
  await expect.poll(() => program.text()).toContain('立即购买');
  expect(program.text()).toMatch(/到手.*=.*售价/);
  const buy = allNodes(program.tree(), (node) => /button\S*_primary/.test(attribute(node, 'class'))).at(-1);
  if (!buy) throw new Error('no button to buy');
  // A tap right after the page was opened is debounced, as everywhere (§9).
  const tapAndSee = (): string => {
    if (program.page === 'pages/goods/goods-detail') program.fire(buy, 'tap');
    return program.page;
  };
  await expect.poll(tapAndSee).toBe('pages/site/sign-in');
  program.back();
  program.back();
  expect(program.stack).toEqual(['pages/home']);
});

it('tabs keep their page, and large text stays after the next start', async () => {
  const program = product.start();
  await expect.poll(() => program.text()).toContain('大字版');
  program.tap('大字版');
  await expect.poll(() => program.text()).toContain('标准字号');
  program.fromWebView('switchTab', '/pages/profile');
  program.fromWebView('switchTab', '/pages/home');
  expect(program.text()).toContain('标准字号');
  expect(program.storage.get('DEV_care')).toBe('on');
});

it('goods that are not there say so, and lead back', async () => {
  const program = product.start();
  program.fromWebView('navigateTo', '/pages/goods/goods-detail?goodsId=none');
  await expect.poll(() => program.text()).toContain('商品已下架');
  program.tap('返回');
  await expect.poll(() => program.page).toBe('pages/home');
});

it('without an answer the home page offers to try again', async () => {
  const program = product.start(undefined, { request: () => Promise.reject(new Error('timeout')) });
  await expect.poll(() => program.text()).toContain('首页内容没有加载出来');
});

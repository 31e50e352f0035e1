import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { miniProgramTabs } from '#core/site/mini-program-tabs.ts';
import { openBrowser } from '../support/phone.ts';
import type { MiniProgram } from './host/launch.ts';
import { toHtml } from './host/to-html.ts';
import { bindNumber } from './support/bind-number.ts';
import { submitOrder } from './support/submit-order.ts';
import { useMiniProgram } from './support/use-mini-program.ts';

/** `MINI_PICTURES=/tmp/pictures npm run test:mini -- pictures` draws the native pages as PNG files, to be looked at. */
const folder = process.env['MINI_PICTURES'] ?? '';
const product = useMiniProgram();
let browser: Browser | undefined;
beforeAll(async () => {
  if (folder !== '') browser = await openBrowser();
});
afterAll(() => browser?.close());

async function draw(program: MiniProgram, name: string): Promise<void> {
  const page = await browser?.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const address = `${product.origin}/mini-program-picture`;
  const body = toHtml(program.tree()).replaceAll('http://127.0.0.1:8000', product.origin);
  // Under the server's own address, because its pictures are for its own pages.
  await page?.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page?.goto(address, { waitUntil: 'networkidle' });
  await page?.screenshot({ path: join(folder, `${name}.png`) });
  await page?.close();
}

const isTab = (url: string): boolean => miniProgramTabs.some((path) => path === url);

/** A page and what it shows when it is loaded. */
const pages: readonly (readonly [name: string, url: string, shows: string])[] = [
  ['home', '', '附近好物'],
  ['goods-detail', '/pages/goods/goods-detail?goodsId=coffee', '立即购买'],
  ['search-navigation', '/pages/goods/search-navigation', '猜你想找'],
  ['search-results', `/pages/goods/search-results?keyword=${encodeURIComponent('会员')}&city=1`, '按综合'],
  [
    'search-results-empty',
    `/pages/goods/search-results?keyword=${encodeURIComponent('潜水装备')}&to=1`,
    '没有找到',
  ],
  ['categories', '/pages/categories', '购买'],
  ['profile', '/pages/profile', '登录 / 注册'],
  ['city', '/pages/site/city', '推荐城市'],
  ['watching', '/pages/funny-video-web', '上滑看下一条'],
  ['channel-food', '/pages/goods/foods-channel', '家可用'],
  ['channel-movie', '/pages/goods/movie-channel', '家可用'],
  ['sign-in', '/pages/site/sign-in', '一键登录'],
];

describe.runIf(folder !== '').each(['light', 'dark', 'large'])('a picture: %s', (look) => {
  it.each(pages)('%s', async (name, url, shows) => {
    const program = product.start(undefined, { theme: look === 'dark' ? 'dark' : 'light' });
    await expect.poll(() => program.text()).toContain('大字版');
    if (look === 'large') program.tap('大字版');
    if (url !== '') program.fromWebView(isTab(url) ? 'switchTab' : 'navigateTo', url);
    await expect.poll(() => program.text()).toContain(shows);
    await draw(program, `${name}-${look}`);
  });
});

it.runIf(folder !== '').each(['light', 'dark', 'large'])('pages of members are drawn: %s', async (look) => {
  const mobile = '13800000001';
  await bindNumber(product.origin, mobile);
  const orderNo = await submitOrder(product.origin, mobile, 'coffee.1');
  const program = product.start(mobile, { theme: look === 'dark' ? 'dark' : 'light' });
  await expect.poll(() => program.text()).toContain('大字版');
  if (look === 'large') program.tap('大字版');
  program.fromWebView('switchTab', '/pages/profile');
  await expect.poll(() => program.text()).toMatch(/黄金会员.*张待使用/);
  await draw(program, `profile-member-${look}`);
  program.fromWebView('navigateTo', `/pages/payment/jtpay?orderNo=${orderNo}`);
  await expect.poll(() => program.text()).toContain('聊天应用支付');
  await draw(program, `pay-${look}`);
  program.tap('立即支付');
  await expect.poll(() => program.text()).toContain('支付成功');
  await draw(program, `paid-${look}`);
  program.fromWebView('navigateTo', '/pages/cardCoupon/index');
  await expect.poll(() => program.text()).toContain('3天内到期');
  await draw(program, `wallet-${look}`);
  program.tap('出示券码');
  await expect.poll(() => program.text()).toMatch(/\d{4} \d{4}/);
  await draw(program, `wallet-code-${look}`);
});

import { describe, expect, it } from 'vitest';
import { membership } from '#core/contract/user/membership.ts';
import { messages } from '#core/contract/user/messages.ts';
import { useProduct } from './support/use-product.ts';

const product = useProduct();

it('finds goods by pinyin, narrows them by a filter, opens one and finds the filter again', async () => {
  const { page, errors } = await product.phone();
  await page.goto('/content/super-market/search');
  await page.waitForLoadState('networkidle');
  await page.getByRole('searchbox').fill('shipin');
  await page.keyboard.press('Enter');
  await page.waitForURL(/search-result\?.*keyword=shipin/);
  const count = page.getByText(/^共\d+件/);
  const all = await count.textContent();
  await page.getByRole('button', { name: '筛选', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await sheet.getByRole('textbox', { name: '最高价' }).fill('20');
  await sheet.getByRole('button', { name: '查看商品' }).click();
  await page.getByRole('button', { name: '筛选，已选1项' }).waitFor();
  await expect.poll(() => count.textContent()).not.toBe(all);
  await page.getByRole('region', { name: '搜索结果' }).getByRole('link', { name: /^购买/ }).first().click();
  await page.getByRole('region', { name: '价格和名称' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: '筛选，已选1项' }).waitFor();
  expect(errors).toEqual([]);
});

it('scrolls far down the goods, opens one, comes back to its place, and finds the first ones again', async () => {
  const { page, errors } = await product.phone();
  await page.goto('/content/super-market/classification');
  await page.waitForLoadState('networkidle');
  const first = page.getByRole('list', { name: '为你推荐的商品', exact: true });
  const far = page.getByRole('list', { name: '为你推荐的商品，第41件起' });
  const toBottom = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(async () => [await toBottom(), await far.isVisible()][1], { timeout: 60_000 }).toBe(true);
  // Far from the screen they left the document, and keep their height.
  await expect.poll(() => first.count()).toBe(0);
  const link = far.getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await link.click();
  await page.getByRole('region', { name: '价格和名称' }).waitFor();
  await page.goBack();
  await link.waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  expect(place).toBeGreaterThan(3_000);
  await page.evaluate(() => scrollTo(0, 0));
  await first.getByRole('link').first().waitFor();
  expect(errors).toEqual([]);
});

it('keeps the home page where its popups cannot be loaded', async () => {
  const { page } = await product.phone();
  let refused = 0;
  await page.route(/\/assets\/own-popups/, (route) => {
    refused += 1;
    return route.abort();
  });
  await page.goto('/content/super-market/market-index');
  await page.mouse.wheel(0, 10);
  await expect.poll(() => refused, { timeout: 60_000 }).toBeGreaterThan(0);
  await page.getByRole('link', { name: '我的', exact: true }).click();
  await page.waitForURL(/\/mine-index/);
  await page.getByText('我的订单').first().waitFor();
  expect(await page.getByText('页面没有打开').count()).toBe(0);
});

it('reads a message, which is then no longer unread', async () => {
  const { page, errors } = await product.phone({ mobile: '13800000007' });
  await page.goto('/content/super-market/message-center');
  const unread = page.getByRole('link').filter({ has: page.getByRole('img', { name: '未读' }) });
  await unread.first().waitFor();
  const before = await unread.count();
  const read = page.waitForResponse(`**${messages.readMessage.path}`);
  await unread.first().click();
  await page.getByRole('article').waitFor();
  await read;
  await page.goBack();
  await expect.poll(() => unread.count()).toBe(before - 1);
  expect(errors).toEqual([]);
});

it('hands a question over to a person and follows the ticket', async () => {
  const { page, errors } = await product.phone({ mobile: '13800000007' });
  await page.goto('/content/super-market/question-list');
  await page.getByRole('button', { name: /^转人工/ }).click();
  const sheet = page.getByRole('dialog', { name: '转人工客服' });
  await sheet.getByRole('textbox', { name: '问题描述' }).fill('充值一小时了还没有到账');
  await sheet.getByRole('button', { name: '提交工单' }).click();
  await page.waitForURL(/my-tickets\?.*ticketId=/);
  await page.getByText('充值一小时了还没有到账').first().waitFor();
  expect(errors).toEqual([]);
});

it('leads from a video to the goods pinned to it', async () => {
  const { page, errors } = await product.phone();
  await page.goto('/content/super-market/video-detail');
  await page
    .getByRole('feed', { name: '短视频' })
    .getByRole('link', { name: /去购买|看看/ })
    .first()
    .click();
  await page.getByRole('region', { name: '价格和名称' }).waitFor();
  expect(page.url()).toMatch(/goodsId=|skuId=/);
  expect(errors).toEqual([]);
});

describe('the cut-over between the malls (§4)', () => {
  const goods = 'goodsId=video-year&skuId=video-year.1&routerFrom=EquityPocket';

  it('leads a member of the province to the same goods in the market, with the query of the link', async () => {
    const { page, errors } = await product.phone({ mobile: '13800000001' });
    await page.goto('/content/super-market/market-index');
    await page.goto(`/content/supper-mall/product-detail?${goods}`);
    await page.waitForURL(/\/super-market\/goods-detail\?/);
    await page.getByRole('region', { name: '价格和名称' }).waitFor();
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject(
      Object.fromEntries(new URLSearchParams(goods)),
    );
    await page.goBack();
    await page.waitForURL(/\/super-market\/market-index/);
    expect(errors).toEqual([]);
  });

  it.each([
    ['its link', (shop: string) => shop],
    [
      'the sign-in page',
      (shop: string) => `/content/public-pages/login?redirect=${encodeURIComponent(shop)}`,
    ],
  ])('leaves a member at the shop that was opened through %s', async (_way, addressOf) => {
    const { page, errors } = await product.phone({ mobile: '13800000001' });
    const { shops } = await product.workbench.demo();
    const shop = `/content/supper-mall/store-address?shopCode=${shops[0]?.shopCode}`;
    const asked = page.waitForResponse(/\/equity\/judeUserPage/);
    await page.goto(addressOf(shop));
    await asked;
    await page.getByRole('button', { name: /^去这里/ }).waitFor();
    expect(page.url()).toContain(shop);
    expect(errors).toEqual([]);
  });

  it('opens the same tab of the coupons, whose key has another name in the market', async () => {
    const { page, errors } = await product.phone({ mobile: '13800000001' });
    await page.goto('/content/supper-mall/coupons?tabActive=freeFlag&from=sms');
    await page.waitForURL(/\/super-market\/coupon-center\?/);
    const query = new URL(page.url()).searchParams;
    expect([query.get('couponKey'), query.get('tabActive'), query.get('from')]).toEqual(['1', null, 'sms']);
    await page.getByRole('tab', { name: /免费领/, selected: true }).waitFor();
    expect(errors).toEqual([]);
  });

  it('leaves a subscriber without a membership in the rights mall', async () => {
    const { page, errors } = await product.phone({ mobile: '13800000002' });
    const answered = page.waitForResponse(`**${membership.userPage.path}*`);
    await page.goto(`/content/supper-mall/product-detail?${goods}`);
    await answered;
    await page.getByRole('region', { name: '价格和名称' }).waitFor();
    expect(page.url()).toContain(`/supper-mall/product-detail?${goods}`);
    expect(errors).toEqual([]);
  });
});

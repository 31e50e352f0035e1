import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dragCaptcha } from './support/solve-captcha.ts';
import { useProduct } from './support/use-product.ts';

const product = useProduct();
const market = '/content/super-market';
const top = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));
const hrefsOf = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Scrolls to 3,500, however late the page grows so long. */
async function scrollDown(page: Page, to = 3_500): Promise<void> {
  await expect
    .poll(async () => [await page.evaluate((y) => scrollTo(0, y), to), await top(page)][1], {
      timeout: 60_000,
    })
    .toBe(to);
}
/** Follows a link as a finger does, where it is on the screen. */
async function followLinkInSight(page: Page): Promise<void> {
  const from = page.url();
  await page.evaluate(() => {
    const inSight = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="detail"]')].find(
      (link) => {
        const { top: y, bottom } = link.getBoundingClientRect();
        return y > 80 && bottom < innerHeight - 80;
      },
    );
    if (!inSight) throw new Error('no goods in sight');
    inSight.click();
  });
  await page.waitForURL((url) => url.pathname !== new URL(from).pathname);
}

async function signIn(page: Page, mobile: string): Promise<void> {
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByRole('slider').waitFor();
  await dragCaptcha(page);
  await page.getByText('验证码已发送至').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(() => product.workbench.newestSms(mobile)).toBeTruthy();
  const sent = await product.workbench.newestSms(mobile);
  await page.getByRole('textbox', { name: '短信验证码' }).fill(sent?.code ?? '');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('button', { name: '同意并登录' }).click();
}

describe('back to a page that was left far down', () => {
  it.each([
    ['the home', `${market}/market-index`],
    ['the home of the rights mall', '/content/supper-mall/mall-index'],
    ['the goods by category', `${market}/classification`],
  ])('%s stays at 3,500', async (_name, address) => {
    const { page, errors } = await product.phone();
    await page.goto(address);
    await scrollDown(page);
    await followLinkInSight(page);
    await page.locator('h1').first().waitFor();
    await page.goBack();
    await expect.poll(() => top(page), { timeout: 30_000 }).toBe(3_500);
    expect(errors).toEqual([]);
  });

  it('stays there after a reload, and after a page of another project', async () => {
    const { page } = await product.phone();
    await page.goto(`${market}/market-index`);
    await scrollDown(page);
    await page.reload();
    await expect.poll(() => top(page), { timeout: 30_000 }).toBe(3_500);
    await page.evaluate(() => location.assign('/content/standalone-pages/lottery-turntable'));
    await page.waitForURL(/lottery-turntable/);
    await page.goBack();
    await expect.poll(() => top(page), { timeout: 30_000 }).toBe(3_500);
  });
});

describe('a guest at the login page', () => {
  it('comes back to the page with the tapped 去登录, by the button and by the gesture', async () => {
    const { page } = await product.phone();
    for (const back of ['button', 'gesture'] as const) {
      await page.goto(`${market}/market-index`);
      await page.goto(`${market}/mine-index`);
      await page.getByRole('button', { name: /登录/ }).first().click();
      await page.waitForURL(/\/login\?/);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (back === 'button') await page.getByRole('button', { name: '返回' }).click();
      else await page.goBack();
      await page.waitForURL(/\/mine-index/);
    }
  });

  it('is on that page once after the sign-in: back leads to the page before', async () => {
    const { page } = await product.phone();
    await page.goto(`${market}/market-index`);
    await page.goto(`${market}/mine-index`);
    await page.getByRole('button', { name: /登录/ }).first().click();
    await page.waitForURL(/\/login\?/);
    await signIn(page, '13800000001');
    await page.waitForURL(/\/mine-index/);
    await page.getByText('138****0001').first().waitFor();
    await page.goBack();
    await page.waitForURL(/\/market-index/);
  });

  it('of a page that needs a member comes back to the page before it', async () => {
    const { page } = await product.phone();
    await page.goto(`${market}/market-index`);
    await page.goto('/content/standalone-pages/rights-entrance');
    await page.waitForURL(/\/login\?/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.waitForURL(/\/market-index/);
  });
});

describe('a member', () => {
  it('never comes back to the cashier of a paid order', async () => {
    const { page } = await product.phone({ mobile: '13800000002' });
    await page.goto(`${market}/goods-detail?goodsId=video-month`);
    await page.getByRole('button', { name: /^(立即购买|马上抢)/ }).click();
    await page.getByRole('button', { name: '确定购买' }).click();
    await page.waitForURL(/\/order-pay\?/);
    await page.getByRole('radio', { name: '话费' }).check({ force: true });
    await page.getByRole('button', { name: '立即支付' }).click();
    await page.waitForURL(/\/order-result\?/);
    await page.getByRole('link', { name: '查看订单' }).click();
    await page.waitForURL(/\/order-detail\?/);
    await page.goBack();
    await page.waitForURL(/\/order-result\?/);
    await page.getByRole('heading', { name: '支付成功' }).waitFor();
    await page.goBack();
    await page.waitForURL(/\/goods-detail\?/);
    await page.goForward();
    await page.waitForURL(/\/order-result\?/);
  });

  it.each(['在线钱包', '银行卡支付'])(
    'who paid with %s comes back past the cashier of the channel to what was before the till',
    async (method) => {
      const { page } = await product.phone({ mobile: '13800000002' });
      await page.goto(`${market}/goods-detail?goodsId=video-month`);
      await page.getByRole('button', { name: /^(立即购买|马上抢)/ }).click();
      await page.getByRole('button', { name: '确定购买' }).click();
      await page.waitForURL(/\/order-pay\?/);
      await page.getByRole('radiogroup', { name: '支付方式' }).getByText(method, { exact: true }).click();
      await page.getByRole('button', { name: '立即支付' }).click();
      await page.waitForURL(/\/sandbox\/cashier\?/);
      await page.getByRole('link', { name: /^确认付款/ }).click();
      await page.waitForURL(/\/order-result\?.*paymentNo=/);
      await page.getByRole('heading', { name: '支付成功' }).waitFor();
      await page.goBack();
      await page.waitForURL(/\/goods-detail\?/);
      await page.goForward();
      await page.waitForURL(/\/order-result\?/);
    },
  );

  it('who gave up at the cashier of a channel comes to the result, and from there to the goods', async () => {
    const { page } = await product.phone({ mobile: '13800000002' });
    await page.goto(`${market}/goods-detail?goodsId=video-month`);
    await page.getByRole('button', { name: /^(立即购买|马上抢)/ }).click();
    await page.getByRole('button', { name: '确定购买' }).click();
    await page.waitForURL(/\/order-pay\?/);
    await page.getByRole('radiogroup', { name: '支付方式' }).getByText('在线钱包', { exact: true }).click();
    await page.getByRole('button', { name: '立即支付' }).click();
    await page.waitForURL(/\/sandbox\/cashier\?/);
    await page.goBack();
    await page.waitForURL(/\/order-result\?/);
    await page.getByRole('heading', { name: '正在确认支付结果' }).waitFor();
    await page.goBack();
    await page.waitForURL(/\/goods-detail\?/);
  });

  it.each([
    ['of an order to the list', `${market}/order-list`, /order-detail/],
    ['of a message to the messages', `${market}/message-center`, /message-details/],
    ['of goods that were searched to what was found', `${market}/search-result?keyword=会员`, /detail/],
  ])('comes back %s', async (_name, address, next) => {
    const { page } = await product.phone({ mobile: '13800000001' });
    await page.goto(address);
    const link = page.locator('main a').filter({ visible: true });
    await expect.poll(() => hrefsOf(link)).toContainEqual(expect.stringMatching(next));
    const at = (await hrefsOf(link)).findIndex((href) => next.test(href));
    await link.nth(at).click();
    await page.waitForURL(next);
    await page.locator('h1').first().waitFor();
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe(new URL(address, product.origin).pathname);
  });

  it('who opened goods by a link comes to the home, not out of the mall', async () => {
    const { page } = await product.phone({ mobile: '13800000001' });
    await page.goto(`${market}/goods-detail?goodsId=video-month`);
    await page.getByRole('button', { name: '返回' }).first().click();
    await page.waitForURL(/\/market-index/);
  });
});

import { expect, describe, it } from 'vitest';
import { projects } from '#core/site/projects.ts';
import { buyByBill } from '../support/buy-by-bill.ts';
import { useProduct } from '../support/use-product.ts';
import { untilIdle } from '../support/visit.ts';

const product = useProduct();
const market = '/content/super-market';

describe('goods of a mall', () => {
  it.each([
    ['super-market', `${market}/market-index`],
    ['supper-mall', '/content/supper-mall/mall-index'],
    ['excellent-plus', '/content/excellent-plus/index'],
  ] as const)('open in the look of %s, in the document too', async (mall, home) => {
    const { page } = await product.phone({ mobile: '13800000004' });
    await page.goto(home);
    const link = page.locator('main a[href*="goods-detail"]').first();
    await link.waitFor();
    const href = (await link.getAttribute('href')) ?? '';
    const html = await (await fetch(new URL(href, product.origin))).text();
    expect(/data-theme="([^"]*)"/.exec(html)?.[1]).toBe(projects[mall].theme);
    await page.goto(href);
    await page.locator('h1').first().waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe(projects[mall].theme);
  });
});

it('the four figures of a number stand in one row and fit, at 1.1 GB each on the narrowest phone', async () => {
  const { page } = await product.phone({
    mobile: '13800000001',
    context: { viewport: { width: 320, height: 700 } },
  });
  await page.route(/queryFlow$/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const mb = { todayMb: 1_126, usedMb: 1_126, leftMb: 1_126, dailyAverageMb: 1_126 };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, ...mb } } });
  });
  await page.goto('/content/standalone-pages/tel-manage');
  const card = page.getByRole('region', { name: '号码和流量' });
  await card.getByText('1.1').first().waitFor();
  const figures = await card.locator('dl > div').evaluateAll((all) =>
    all.map((each) => {
      const { top } = each.getBoundingClientRect();
      const amount = each.querySelector('dd');
      return {
        text: amount?.textContent,
        top: Math.round(top),
        fits: amount !== null && amount.scrollWidth <= amount.clientWidth,
      };
    }),
  );
  expect(figures.map(({ text, fits }) => [text, fits])).toEqual(Array(4).fill(['1.1GB', true]));
  expect(new Set(figures.map(({ top }) => top)).size).toBe(1);
});

it('a code that was shown is shown again without a network, also after a reload', async () => {
  const mobile = '13812340063';
  await product.workbench.grant(mobile, 'balance', 10_000);
  const { page } = await product.phone({ mobile });
  await buyByBill(page, 'coffee.1');
  await page.goto(`${market}/card-coupon`);
  const show = page.getByRole('button', { name: /^出示券码/ }).first();
  await show.click();
  const code = page.getByRole('dialog', { name: '出示券码' });
  await code.getByRole('img', { name: '券码的二维码' }).waitFor();
  const digits = await code.locator('.number').first().textContent();
  await untilIdle(page);
  await page.context().setOffline(true);
  await page.reload();
  await show.click();
  await code.getByRole('img', { name: '券码的二维码' }).waitFor();
  expect(await code.locator('.number').first().textContent()).toBe(digits);
});

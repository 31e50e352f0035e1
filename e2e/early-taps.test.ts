import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useProduct } from './support/use-product.ts';

const product = useProduct();

/** Opens the page and taps a button of the server-rendered markup; the script arrives after the tap. */
async function tapBeforeScript(page: Page, path: string, name: string): Promise<void> {
  const tapped = Promise.withResolvers<void>();
  await page.route(
    '**/assets/main-*.js',
    async (route) => {
      await tapped.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('button', { name }).tap();
  tapped.resolve();
}

it('turns large text on for a tap that came before the script', async () => {
  const { page } = await product.phone();
  await tapBeforeScript(page, '/content/super-market/market-index', '大字版');
  await page.getByRole('button', { name: '标准版' }).waitFor();
  expect(await page.locator('html').getAttribute('data-care')).toBe('on');
});

it('goes back to the home for a tap that came before the script', async () => {
  const { page } = await product.phone({ mobile: '13800000001' });
  await tapBeforeScript(page, '/content/standalone-pages/rights-entrance', '返回');
  await page.waitForURL(/\/super-market\/market-index/);
});

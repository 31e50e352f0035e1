import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sampleUserAgent } from '#core/config/sample-user-agents.ts';
import { patient } from './support/short-timers.ts';
import { useProduct } from './support/use-product.ts';

const product = useProduct();

interface ChatSdk {
  readonly locations: readonly { readonly name?: string }[];
}
const openedInMap = (page: Page): Promise<readonly (string | undefined)[] | undefined> =>
  page.evaluate(() =>
    (globalThis as unknown as { __sandboxHost?: ChatSdk }).__sandboxHost?.locations.map(({ name }) => name),
  );

it('leads from local life to a shop and on to the map app, and back to the same channel', async () => {
  const { page, errors } = await product.phone({
    userAgent: sampleUserAgent('chat-app', 'android'),
    haste: patient,
  });
  await page.goto('/content/super-market/local-life');
  await page.waitForURL(/chat-authorize/);
  await page.getByRole('link', { name: /黄金会员/ }).click();
  await page.getByRole('tab', { name: /车主/ }).click();
  const shop = page.getByRole('list', { name: '车主门店' }).getByRole('article').first();
  const shopName = (await shop.getAttribute('aria-label')) ?? '';
  await shop.getByRole('link').first().click();
  await page.getByRole('heading', { name: shopName }).waitFor();
  expect(page.url()).toContain('/store-address?shopCode=');
  await page.getByRole('button', { name: `去这里：${shopName}` }).click();
  await expect.poll(() => openedInMap(page)).toContain(shopName);
  await page.goBack();
  await page.getByRole('tab', { name: /车主/, selected: true }).waitFor();
  expect(errors).toEqual([]);
});

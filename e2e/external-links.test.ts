import type { Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { useProduct } from './support/use-product.ts';

const claimPage = '/content/standalone-pages/rights-entrance';
const elsewhere = 'http://elsewhere.test';

const product = useProduct();

it.each(['/gift?from=mall', '/?longitude='])(
  'a link to another site, %s, opens unchanged: no token, number, position or referrer',
  async (path) => {
    const received: Request[] = [];
    const { page } = await product.phone({ mobile: '13800000001' });
    await page.route(`${elsewhere}/**`, async (route) => {
      received.push(route.request());
      await route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' });
    });
    await page.goto(claimPage);
    await page.getByText('当前号码 138****0001').waitFor();
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: '去看看' });
      link.style.cssText = 'position:fixed;top:0;left:0;z-index:99999;padding:20px';
      document.body.append(link);
    }, elsewhere + path);
    await page.getByRole('link', { name: '去看看' }).click();
    await page.waitForURL(elsewhere + path);
    const [request] = received;
    expect(request?.url()).toBe(elsewhere + path);
    const headers = await request?.allHeaders();
    expect(headers).not.toHaveProperty('referer');
    expect(Object.keys(headers ?? {}).filter((name) => /token|track|cookie/.test(name))).toEqual([]);
    expect(await page.evaluate(() => [document.referrer, String(globalThis.opener)])).toEqual(['', 'null']);
  },
);

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sections } from '#console/app/sections.ts';
import { consolePath, expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, errors } = useDesks(product);
const paths = sections.flatMap(({ screens }) => screens.map(({ to }) => to));

/** Of a page's scripts and styles, compressed as they are sent. */
const maxCodeBytes = 200 * 1024;
const codeBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(js|css)$/.test(new URL(name).pathname))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );

/** What is wrong with a page: axe's findings, what it logged as errors (refused content too), its width and its weight. */
async function faultsAt(page: Page, path: string): Promise<readonly string[]> {
  const logged = errors.length;
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByRole('status', { name: '正在加载' }).first().waitFor({ state: 'detached' });
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  const inaccessible = await expectAccessible(page).then(
    () => [],
    (error: Error) => [error.message],
  );
  const bytes = await codeBytes(page);
  expect(bytes).toBeGreaterThan(10_000);
  const isHeavy = bytes > maxCodeBytes;
  return [
    ...inaccessible,
    ...errors.slice(logged),
    ...(isTooWide ? ['scrolls to the side'] : []),
    ...(isHeavy ? [`${bytes} bytes of code`] : []),
  ].map((fault) => `${path}: ${fault}`);
}

it.each(['light', 'dark'] as const)(
  'every screen, and what its first row opens, is accessible, obeys the content policy, fits 1280 px and 200 KB: %s',
  async (colorScheme) => {
    const page = await open('demo-owner');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme });
    const faults: string[] = [];
    for (const path of paths) {
      faults.push(...(await faultsAt(page, consolePath + path)));
      const row = page.locator('main table a[href]').first();
      const opened = (await row.count()) > 0 ? await row.getAttribute('href') : null;
      if (opened !== null) faults.push(...(await faultsAt(page, opened)));
    }
    expect(faults).toEqual([]);
  },
);

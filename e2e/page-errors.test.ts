import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#tooling/project-root.mjs';
import { readStack } from '#tooling/stack/read-stack.ts';
import { useProduct } from './support/use-product.ts';

const product = useProduct();

it('an error of a page stands in the workbench with where it happened, and its stack leads to the sources', async () => {
  const { page } = await product.phone();
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe(): void {
        throw new Error('an error made by a test');
      }
    };
  });
  await page.goto('/content/super-market/market-index');
  await page.getByRole('heading', { name: '页面开小差了' }).waitFor();

  const { page: report } = await product.phone();
  await report.goto('/sandbox/report');
  const panel = report.getByRole('region', { name: '页面错误' });
  await panel.getByText('an error made by a test').first().waitFor();
  const shown = (await panel.textContent()) ?? '';
  expect(shown).toMatch(/[\w.-]+\.js:\d+:\d+/);
  expect(shown).toMatch(/(?:chrome|android-webview) \d+/);
  expect(readStack(shown, join(projectRoot, 'dist/maps'))).toMatch(/→ web\/.*\.tsx?:\d+/);
});

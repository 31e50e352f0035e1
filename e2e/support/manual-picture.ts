import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const folder = process.env['MANUAL_PICTURES'];

/** Writes a picture of the window for `docs/console.md` when `MANUAL_PICTURES` names a folder. */
export async function manualPicture(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.getByLabel('正在加载').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'center' }));
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 60 });
}

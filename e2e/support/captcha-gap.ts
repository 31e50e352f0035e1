import type { Page } from 'playwright-core';

/** The position of the gap in the open picture, from the workbench. */
export async function captchaGap(page: Page): Promise<number> {
  await page.locator('dialog[open] img').nth(1).waitFor();
  const { origin } = new URL(page.url());
  const { x } = (await (await fetch(`${origin}/sandbox/api/captcha`)).json()) as { x: number | null };
  if (x === null) throw new Error('no puzzle is open');
  return x;
}

import type { Page } from 'playwright-core';
import { controls } from '#core/contract/sandbox/controls.ts';
import { callSandbox } from '#server/testing/call-sandbox.ts';

/** The position of the gap in the open picture, from the workbench. */
export async function captchaGap(page: Page): Promise<number> {
  await page.locator('dialog[open] img').nth(1).waitFor();
  const { origin } = new URL(page.url());
  const { x } = await callSandbox(origin, controls.newestCaptcha, {});
  if (x === null) throw new Error('no puzzle is open');
  return x;
}

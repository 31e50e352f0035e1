import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleUserAgent } from '#core/config/sample-user-agents.ts';
import { patient } from './support/short-timers.ts';
import { useProduct } from './support/use-product.ts';

const product = useProduct();

interface ChatSdk {
  readonly shares: readonly { readonly api: string }[];
  readonly configs: readonly { readonly url: string }[];
}
const sdkIn = (page: Page): Promise<ChatSdk | undefined> =>
  page.evaluate(() => (globalThis as unknown as { __sandboxHost?: ChatSdk }).__sandboxHost);

describe('a page after the chat app’s authorize page', () => {
  /** iOS checks the signature against the address the page was opened at, Android against the one it shows now. */
  it.each([
    ['an iPhone', 'ios', /[?&]code=.*[?&]state=/],
    ['an Android phone', 'android', /market-index(?!.*code=)/],
  ] as const)('can be shared on %s: the SDK accepts its signature', async (_phone, system, signedAddress) => {
    const { page, errors } = await product.phone({
      userAgent: sampleUserAgent('chat-app', system),
      haste: patient,
    });
    await page.goto('/content/super-market/market-index');
    await page.waitForURL(/chat-authorize/);
    await page.getByRole('link', { name: /黄金会员/ }).click();
    await page.getByText('138****0001').first().waitFor();
    await expect
      .poll(async () => (await sdkIn(page))?.shares.map(({ api }) => api))
      .toEqual(expect.arrayContaining(['updateAppMessageShareData', 'updateTimelineShareData']));
    expect((await sdkIn(page))?.configs[0]?.url).toMatch(signedAddress);
    expect(page.url()).not.toMatch(/[?&](code|state)=/);
    expect(errors).toEqual([]);
  });
});

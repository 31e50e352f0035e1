import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleUserAgent } from '#core/config/sample-user-agents.ts';
import { setStage } from './support/stage.ts';

const stage = setStage();

interface ChatSdk {
  readonly shares: readonly { readonly api: string }[];
  readonly configs: readonly { readonly url: string }[];
}
const sdkIn = (page: Page): Promise<ChatSdk | undefined> =>
  page.evaluate(() => (globalThis as unknown as { __sandboxHost?: ChatSdk }).__sandboxHost);

describe('whoever comes back from the chat app’s authorize page', () => {
  /** An iPhone holds a page for the address it was opened at, which the page has cleaned since; others for the one they show. */
  it.each([
    ['an iPhone', 'ios', /[?&]code=.*[?&]state=/],
    ['an Android phone', 'android', /market-index(?!.*code=)/],
  ] as const)(
    'on %s has a page that can be shared: the SDK takes its signature',
    async (_phone, system, held) => {
      const { page, complaints } = await stage.phone({ userAgent: sampleUserAgent('chat-app', system) });
      await page.goto('/content/super-market/market-index');
      await page.waitForURL(/chat-authorize/);
      await page.getByRole('link', { name: /黄金会员/ }).click();
      await page.getByText('138****0001').first().waitFor();
      await expect
        .poll(async () => (await sdkIn(page))?.shares.map(({ api }) => api))
        .toEqual(expect.arrayContaining(['updateAppMessageShareData', 'updateTimelineShareData']));
      expect((await sdkIn(page))?.configs[0]?.url).toMatch(held);
      expect(page.url()).not.toMatch(/[?&](code|state)=/);
      expect(complaints).toEqual([]);
    },
  );
});

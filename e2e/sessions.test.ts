import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { names } from '#core/config/names.ts';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { sampleUserAgent } from '#core/config/sample-user-agents.ts';
import { repeated, scattered } from '#server/testing/repeated.ts';
import { isLongRun } from './support/is-long-run.ts';
import { patient } from './support/short-timers.ts';
import { useProduct } from './support/use-product.ts';

const gold = '13800000001';
const claimPage = '/content/standalone-pages/rights-entrance';
const hour = 3_600_000;
const { videoPartnerA, videoPartnerB } = names.slugs;

const product = useProduct();

const phoneIn = (...host: Parameters<typeof sampleUserAgent>) =>
  product.phone({ userAgent: sampleUserAgent(...host), haste: patient });
const isSignedIn = (page: Page, timeout = 150_000) =>
  page.getByText('当前号码 138****0001').waitFor({ timeout });
/** Ten tabs share one slow machine. */
const tenTabsMs = 300_000;

/** The access tokens of this phone's renewals. */
const renewals = (context: BrowserContext): readonly string[] => {
  const found: string[] = [];
  context.on('response', (response) => {
    const { tokenset, accesstoken } = response.headers();
    if (tokenset === 'UPDATE') found.push(accesstoken ?? '');
  });
  return found;
};

describe('ten tabs that resume after thirteen hours (F13)', () => {
  it('renew the session once, and none is sent to sign in', () =>
    repeated(async (below) => {
      const { page, close } = await product.phone({ mobile: gold, haste: patient });
      const context = page.context();
      // Stores the session before the tabs race for it.
      await page.goto('/readyz');
      await product.workbench.advance(13 * hour);
      const found = renewals(context);
      const visited: string[] = [];
      context.on('request', (request) => void (request.isNavigationRequest() && visited.push(request.url())));
      const tabs = [page, ...(await Promise.all(Array.from({ length: 9 }, () => context.newPage())))];
      await scattered(below, tabs.length, async (at) => {
        await tabs[at]?.goto(claimPage, { timeout: tenTabsMs });
        await isSignedIn(tabs[at] ?? page, tenTabsMs);
      });
      expect(found).toHaveLength(1);
      expect(visited.filter((url) => url.includes('login'))).toEqual([]);
      // The renewed session serves the next document of the first tab and of the last.
      for (const tab of [page, tabs.at(-1) ?? page]) {
        await tab.reload({ timeout: tenTabsMs });
        await isSignedIn(tab, tenTabsMs);
      }
      expect(found).toHaveLength(1);
      await close();
    }));
});

describe('a code of the chat app (A5)', () => {
  it('issued to one phone is refused on another, with its state and without', async () => {
    const mine = await phoneIn('chat-app', 'android');
    await mine.page.goto(claimPage);
    await mine.page.waitForURL(/chat-authorize/);
    const back = await mine.page.getByRole('link', { name: /黄金会员/ }).getAttribute('href');
    expect(back).toMatch(/[?&]code=/);
    const url = new URL(back ?? '', mine.page.url());
    for (const address of [url.href, url.href.replace(/([?&])state=[^&]*/, '$1state=made-up')]) {
      const theirs = await phoneIn('chat-app', 'android');
      await theirs.page.goto(address);
      await theirs.page.waitForURL(/\/login/);
      await theirs.page.getByRole('heading', { level: 1 }).waitFor();
      expect(
        await theirs.page.evaluate(() => Object.keys(localStorage).filter((key) => /accessToken/i.test(key))),
      ).toEqual([]);
    }
    // The server refuses it without the tab's secret.
    const [code, state] = ['code', 'state'].map((key) => url.searchParams.get(key) ?? '');
    for (const stateSecret of ['', `&stateSecret=${state}`]) {
      const answer = await fetch(
        `${product.origin}/content${chatApp.chatAppLogin.prefix}${chatApp.chatAppLogin.path}?code=${code}&state=${state}${stateSecret}`,
        { headers: { 'x-requested-with': 'XMLHttpRequest' } },
      );
      expect(await answer.json()).toMatchObject({
        success: false,
        message: '聊天应用的授权已失效，请重新进入',
      });
    }
    // It was not used up: the phone it was issued to signs in.
    await mine.page.goto(url.href);
    await isSignedIn(mine.page);
  });
});

describe('a proof in the address (A20)', () => {
  /** The second app differs in the name of its parameter only; it signs in in `host-simulator.test.ts` too. */
  const apps = [
    ['video-a', `${videoPartnerA}Token`],
    ['video-b', `${videoPartnerB}Token`],
  ] as const;
  it.each(apps.slice(0, isLongRun ? undefined : 1))(
    'of %s is sent once, with the first document, and is in no other address',
    async (kind, key) => {
      const token = await product.workbench.ssoToken(kind, gold);
      const { page } = await phoneIn(kind, 'android');
      const sentWith: string[] = [];
      page.context().on('request', (request) => {
        const { referer = '' } = request.headers();
        if (request.url().includes(token))
          sentWith.push(request.isNavigationRequest() ? 'document' : request.url());
        if (referer.includes(token)) sentWith.push(`referer of ${request.url()}`);
      });
      await page.goto(`${claimPage}?${key}=${token}`);
      await page.getByRole('dialog').getByRole('button', { name: '登录', exact: true }).click();
      await isSignedIn(page);
      await page.evaluate(() => globalThis.location.assign('/content/super-market/market-index'));
      await page.waitForURL(/market-index/);
      await page.getByText('138****0001').first().waitFor();
      expect((await page.evaluate(() => document.referrer)).replace(/\?timeStamp=\d+$/, '')).toBe(
        product.origin + claimPage,
      );
      expect(sentWith).toEqual(['document']);
    },
  );
});

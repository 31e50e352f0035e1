import type { Page, Request } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { Phone } from './support/phone.ts';
import { setStage } from './support/stage.ts';

const gold = '13800000001';
const nanjing = '320100';
const claimPage = '/content/standalone-pages/rights-entrance';
const recordPage = '/content/standalone-pages/rights-entrance/record-list';
const stranger = 'http://stranger.test';

const stage = setStage();
let phone: Phone;
let page: Page;
afterEach(() => stage.workbench.reset());

const take = async (mobile: string): Promise<void> => {
  phone = await stage.phone({ mobile });
  page = phone.page;
};
const claimPageOf = async (mobile: string): Promise<void> => {
  await take(mobile);
  await page.goto(claimPage);
};
const isOpen = () => page.getByText('当前号码 138****0001').waitFor();

describe('a degraded area', () => {
  it.each([
    ['13800000008', /\/city-notice\?redirect=/, '您所在的城市暂停服务'],
    ['13800000009', /\/traffic-overload\?redirect=/, '访问的人有点多'],
  ])('shows %s its notice in place of the page', async (mobile, address, title) => {
    await claimPageOf(mobile);
    await page.waitForURL(address);
    await page.getByText(title).waitFor();
    expect(phone.complaints).toEqual([]);
  });

  it('is noticed at the next step, within five seconds, and so is its end', async () => {
    await claimPageOf(gold);
    await isOpen();
    await stage.workbench.degradation(nanjing, 2);
    const since = Date.now();
    await expect
      .poll(
        async () => (
          await page.goto(claimPage),
          await page.waitForURL(/city-notice/, { timeout: 1_500 }).then(
            () => true,
            () => false,
          )
        ),
        { timeout: 5_000 },
      )
      .toBe(true);
    expect(Date.now() - since).toBeLessThan(5_000);
    await stage.workbench.degradation(nanjing, 0);
    await expect
      .poll(
        async () => (
          await page
            .getByRole('button', { name: '重新查看' })
            .click({ timeout: 500 })
            .catch(() => undefined),
          page.url()
        ),
        { timeout: 5_000, interval: 500 },
      )
      .toContain(claimPage);
    await isOpen();
  });
});

describe('maintenance', () => {
  it('stands over the page, cannot be tapped away, and is gone at the next step after its end', async () => {
    await claimPageOf(gold);
    await isOpen();
    await stage.workbench.maintenance(true);
    const popup = page.getByRole('alertdialog');
    await expect
      .poll(
        async () => (
          await page.reload(),
          await popup.waitFor({ timeout: 1_500 }).then(
            () => true,
            () => false,
          )
        ),
        { timeout: 5_000 },
      )
      .toBe(true);
    await page.touchscreen.tap(195, 800);
    await page.keyboard.press('Escape');
    await page.touchscreen.tap(20, 20);
    expect(await popup.isVisible()).toBe(true);
    await stage.workbench.maintenance(false);
    await expect
      .poll(
        async () => (
          await page.goto(claimPage),
          await isOpen(),
          await page.waitForTimeout(300),
          await popup.isVisible()
        ),
        { timeout: 5_000 },
      )
      .toBe(false);
  });
});

describe('without the log endpoint', () => {
  it('a claim goes as ever, and the page says nothing about it', async () => {
    let lost = 0;
    await take(gold);
    await page.route('**/userLog/**', async (route) => {
      lost += 1;
      await route.abort();
    });
    await page.goto(claimPage);
    const right = page.getByRole('listitem').filter({ hasText: '视频会员月卡' });
    await right.getByRole('button').click();
    await expect.poll(() => page.getByRole('dialog').textContent()).toContain('权益已发放');
    await page.getByRole('dialog').getByRole('button', { name: '查看记录' }).click();
    await page.waitForURL(({ pathname }) => pathname === recordPage);
    await page.getByRole('listitem').filter({ hasText: '视频会员月卡' }).first().waitFor();
    await expect.poll(() => lost).toBeGreaterThan(0);
    expect(phone.complaints.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
  });
});

describe('a link to strangers', () => {
  it.each(['/gift?from=mall', '/?longitude='])(
    'to %s opens as it is written: no token, no name, no place, no way it came by',
    async (path) => {
      const seen: Request[] = [];
      await take(gold);
      await page.route(`${stranger}/**`, async (route) => {
        seen.push(route.request());
        await route.fulfill({ contentType: 'text/html', body: '<title>stranger</title>' });
      });
      await page.goto(claimPage);
      await isOpen();
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: '去看看' });
        link.style.cssText = 'position:fixed;top:0;left:0;z-index:99999;padding:20px';
        document.body.append(link);
      }, stranger + path);
      await page.getByRole('link', { name: '去看看' }).click();
      await page.waitForURL(stranger + path);
      const [request] = seen;
      expect(request?.url()).toBe(stranger + path);
      const headers = await request?.allHeaders();
      expect(headers).not.toHaveProperty('referer');
      expect(Object.keys(headers ?? {}).filter((name) => /token|track|cookie/.test(name))).toEqual([]);
      expect(await page.evaluate(() => [document.referrer, String(globalThis.opener)])).toEqual(['', 'null']);
    },
  );
});

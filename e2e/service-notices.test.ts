import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { gateway } from '#core/contract/common/gateway.ts';
import type { Phone } from './support/phone.ts';
import { expectAccessible, useDesks } from './support/desk.ts';
import { useProduct } from './support/use-product.ts';

const gold = '13800000001';
const claimPage = '/content/standalone-pages/rights-entrance';
/** A switch holds for every visit that begins so long after it (§4). */
const effectiveMs = 5_000;
/** How long the page of a visit may take to be drawn on a slow machine. */
const inTime = 150_000;

const product = useProduct();
const { open, approve, errors } = useDesks(product);
let phone: Phone;
let page: Page;

const openClaimPage = async (mobile: string): Promise<void> => {
  phone = await product.phone({ mobile });
  page = phone.page;
  await page.goto(claimPage);
};
const isOpen = () => page.getByText('当前号码 138****0001').waitFor();

/** Repeats a visit until it shows what is expected; the first one that begins five seconds from now must. */
async function expectWithinFiveSeconds(
  visit: () => Promise<unknown>,
  isShown: (timeout?: number) => Promise<unknown>,
): Promise<void> {
  const since = Date.now();
  for (;;) {
    const isLast = Date.now() - since >= effectiveMs;
    await visit();
    if (isLast) return void (await isShown());
    const shown = await isShown(1_000).then(
      () => true,
      () => false,
    );
    if (shown) return;
  }
}

describe('a degraded area', () => {
  it.each([
    ['13800000008', /\/city-notice\?redirect=/, '淮安暂停服务'],
    ['13800000009', /\/traffic-overload\?redirect=/, '访问的人有点多'],
  ])('shows %s its notice in place of the page', async (mobile, address, title) => {
    await openClaimPage(mobile);
    await page.waitForURL(address);
    await page.getByText(title).waitFor();
    expect(phone.errors).toEqual([]);
  });

  it('shows its notice at the next visit, within five seconds, and ends as soon', async () => {
    await openClaimPage(gold);
    await isOpen();
    const desk = await open('demo-activities');
    await desk.goto('/content/console/switches');
    await desk.getByRole('button', { name: '南京 访问：正常' }).click();
    const form = desk.getByRole('form', { name: '南京 · 访问' });
    await form.getByRole('radio', { name: '暂停' }).check();
    await form.getByLabel('原因').fill('机房割接，单号 CHG-1107');
    await form.getByRole('button', { name: '应用' }).click();
    await desk.getByText('已生效，几秒内到所有手机').waitFor();
    await expectWithinFiveSeconds(
      // The redirect to the notice may interrupt the visit.
      () => page.goto(claimPage).catch(() => undefined),
      (timeout = inTime) => page.waitForURL(/city-notice/, { timeout }),
    );
    await desk.getByRole('button', { name: '南京 访问：暂停' }).click();
    await form.getByLabel('原因').fill('割接已完成');
    await form.getByRole('button', { name: '恢复正常' }).click();
    await desk.getByRole('button', { name: '南京 访问：正常' }).waitFor();
    const isBack = (timeout = inTime) =>
      page.waitForURL(({ pathname }) => pathname === claimPage, { timeout }).then(() => true);
    const again = page.getByRole('button', { name: '重新查看' });
    // The page that the last click requested may come while the next one is prepared.
    await expectWithinFiveSeconds(
      () => Promise.race([again.click().catch(() => undefined), isBack().catch(() => undefined)]),
      isBack,
    );
    await isOpen();
  });
});

describe('maintenance', () => {
  it('covers the page, cannot be closed, and is gone at the next visit after its end', async () => {
    await openClaimPage(gold);
    await isOpen();
    const desk = await open('demo-activities');
    await desk.goto('/content/console/switches');
    await desk.getByRole('button', { name: '写维护公告…' }).click();
    const form = desk.getByRole('form', { name: '写维护公告' });
    await form.getByLabel('标题').fill('今晚系统升级');
    await form.getByLabel('正文').fill('升级到晚上 9 点，已领的权益照常用。');
    await form.getByLabel('原因').fill('数据库升级，单号 CHG-1120');
    await desk.getByRole('button', { name: '看效果' }).click();
    await desk.frameLocator('iframe').getByRole('alertdialog', { name: '今晚系统升级' }).waitFor();
    await expectAccessible(desk);
    await form.getByRole('button', { name: '提交审批' }).click();
    await desk.getByText('已提交审批，另一位负责人同意后显示').waitFor();
    await approve(await open('demo-owner'), 'demo-owner', '全部商城 · 今晚系统升级');
    const popup = page.getByRole('alertdialog');
    await expectWithinFiveSeconds(
      () => page.reload(),
      (timeout = inTime) => popup.waitFor({ timeout }),
    );
    await page.touchscreen.tap(195, 800);
    await page.keyboard.press('Escape');
    await page.touchscreen.tap(20, 20);
    expect(await popup.isVisible()).toBe(true);
    await popup.getByText('升级到晚上 9 点').waitFor();
    await desk.getByRole('button', { name: '结束…' }).click();
    const ending = desk.getByRole('form', { name: '结束 今晚系统升级' });
    await ending.getByLabel('原因').fill('升级提前完成');
    await ending.getByRole('button', { name: '结束公告' }).click();
    await desk.getByText('陈思远结束').waitFor();
    await expectWithinFiveSeconds(visitUntilConfigured, (timeout = inTime) =>
      popup.waitFor({ state: 'hidden', timeout }),
    );
    expect(errors).toEqual([]);
  });
});

/** Visits the page until the answer that opens or closes the notice was drawn. */
async function visitUntilConfigured(): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes(gateway.channelConfig.path));
  await page.goto(claimPage);
  await (await answered).finished();
  await isOpen();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

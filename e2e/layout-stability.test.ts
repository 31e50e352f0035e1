import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { memberPage } from '#core/contract/content/member-page.ts';
import { membership } from '#core/contract/user/membership.ts';
import { useProduct } from './support/use-product.ts';
import { layoutShift, untilIdle, withoutMotion } from './support/visit.ts';

const product = useProduct();

interface DelayedCalls {
  /** Resolves when the page has requested data of its subscriber. */
  requested(): Promise<void>;
  letThrough(): Promise<void>;
}

/** Holds back the calls about the subscriber. */
async function holdCalls(page: Page): Promise<DelayedCalls> {
  const delayed: Route[] = [];
  let open = false;
  for (const { path } of [membership.userVipInfo, memberPage.memberTiers])
    await page.route(`**${path}*`, (route) => (open ? route.continue() : void delayed.push(route)));
  return {
    async requested() {
      await expect.poll(() => delayed.length).toBeGreaterThan(0);
    },
    async letThrough() {
      open = true;
      await Promise.all(delayed.map((route) => route.continue()));
      await Promise.all(delayed.map((route) => route.request().response()));
    },
  };
}

describe('the PLUS card', () => {
  it.each([
    ['a non-member', '13800000002', '去看会员'],
    ['a subscriber of another province', '13900000007', '该业务仅限'],
    ['a member', '13800000004', '年度已省'],
  ])('keeps its height when the answers show %s', async (_subscriber, mobile, words) => {
    const { page } = await product.phone({ mobile });
    const calls = await holdCalls(page);
    await page.goto('/content/excellent-plus/index');
    const card = page.getByRole('region', { name: 'PLUS会员卡' });
    const height = async () => (await card.boundingBox())?.height;
    await page.getByText('会员尊享').first().waitFor();
    const drawnByServer = await height();
    await calls.requested();
    expect(await height()).toBe(drawnByServer);
    await calls.letThrough();
    await card.getByText(words).waitFor();
    expect(await height()).toBe(drawnByServer);
  });
});

describe('the news of the gift square', () => {
  it('is readable in full on the narrowest phone', async () => {
    const { page } = await product.phone({
      mobile: '13800000005',
      context: { viewport: { width: 300, height: 844 } },
    });
    await page.goto('/content/standalone-pages/gift-square');
    const news = page.getByRole('list', { name: '礼品快讯' }).getByText('权益每月1日更新');
    await news.waitFor();
    expect(
      await news.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
        scrollWidth <= clientWidth,
        scrollHeight <= clientHeight,
      ]),
    ).toEqual([true, true]);
  });
});

describe.each([
  ['a guest', undefined],
  ['a member', '13800000002'],
  ['a subscriber of another operator', '13900000007'],
])('the homes of %s', (_who, mobile) => {
  it.each([
    ['', 390],
    ['on', 390],
    ['on', 320],
  ])('move nothing on the second visit, large text %j, %i px wide', async (care, width) => {
    const { page } = await product.phone({
      ...(mobile && { mobile }),
      context: { ...withoutMotion, viewport: { width, height: 844 } },
    });
    await page.addInitScript((on) => on && localStorage.setItem('DEV_care', on), care);
    for (const path of ['/super-market/market-index', '/public-pages/neighborhood-services/aggregation']) {
      await page.goto(`/content${path}`);
      await untilIdle(page);
      await page.goto(`/content${path}`);
      await untilIdle(page);
      const shift = Math.round((await layoutShift(page)) * 1_000) / 1_000;
      expect([path, shift]).toEqual([path, expect.toSatisfy((moved: number) => moved <= 0.002)]);
    }
  });
});

/** Pages whose lists and parts arrive one after the other. */
const pagesInParts = [
  ['13800000001', '/super-market/my-coupons'],
  ['13800000002', '/super-market/my-coupons'],
  ['13800000001', '/super-market/order-list'],
  ['13800000002', '/super-market/order-list'],
  ['13800000001', '/standalone-pages/lottery-turntable'],
  ['13800000005', '/super-market/receive-result?rightsId=platinum.media.video'],
] as const;

describe.each([
  ['', 390],
  ['on', 390],
  ['on', 320],
])('lists and results, large text %j, %i px wide', (care, width) => {
  it('move nothing while their parts arrive', async () => {
    for (const mobile of new Set(pagesInParts.map(([whose]) => whose))) {
      const { page } = await product.phone({
        mobile,
        context: { ...withoutMotion, viewport: { width, height: 844 } },
      });
      await page.addInitScript((on) => on && localStorage.setItem('DEV_care', on), care);
      for (const [, path] of pagesInParts.filter(([whose]) => whose === mobile)) {
        await page.goto(`/content${path}`);
        await untilIdle(page);
        const shift = Math.round((await layoutShift(page)) * 1_000) / 1_000;
        expect([path, shift]).toEqual([path, expect.toSatisfy((moved: number) => moved <= 0.002)]);
      }
    }
  });
});

/** Pages of services, with words that show that their answers are there. */
const servicePages = [
  ['/high-speed-rail', '去使用'],
  ['/high-speed-rail/station-surroundings', '南京南站'],
  ['/high-speed-rail/station-surroundings?stationId=nanjing-south', '距车站'],
  ['/high-speed-rail/station-hall-detail?hallId=hall-nanjing-south', '厅内服务'],
  ['/tel-manage', '办理'],
  ['/tel-manage/flow-manage', '提醒总开关'],
  ['/tel-manage/deputy-number-choose-manage', '已绑定副号'],
  ['/tel-manage/online-manage', '限制的应用类别'],
] as const;

describe.each([
  ['on a phone', '', 390],
  ['in large text', 'on', 390],
  ['in large text on the narrowest phone', 'on', 320],
])('services %s', (_title, care, width) => {
  it('move nothing while their answers arrive', async () => {
    const { page } = await product.phone({
      mobile: '13800000010',
      context: { ...withoutMotion, viewport: { width, height: 844 } },
    });
    await page.addInitScript((on) => on && localStorage.setItem('DEV_care', on), care);
    for (const [path, words] of servicePages) {
      await page.goto(`/content/standalone-pages${path}`);
      await page.getByText(words).first().waitFor();
      await untilIdle(page);
      const shift = Math.round((await layoutShift(page)) * 1_000) / 1_000;
      expect([path, shift]).toEqual([path, expect.toSatisfy((moved: number) => moved <= 0.002)]);
    }
  });
});

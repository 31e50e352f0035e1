import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { memberPage } from '#core/contract/content/member-page.ts';
import { membership } from '#core/contract/user/membership.ts';
import { useProduct } from './support/use-product.ts';

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

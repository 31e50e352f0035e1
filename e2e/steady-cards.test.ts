import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { memberPage } from '#core/contract/content/member-page.ts';
import { membership } from '#core/contract/user/membership.ts';
import { setStage } from './support/stage.ts';

const stage = setStage();

/** Holds back what the page asks about its subscriber; gives the way to let it through. */
async function holdBack(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let open = false;
  for (const { path } of [membership.userVipInfo, memberPage.memberTiers])
    await page.route(`**${path}*`, (route) => (open ? route.continue() : void held.push(route)));
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    open = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

describe('the PLUS card', () => {
  it.each([
    ['a non-member', '13800000002', '立即开通'],
    ['somebody of another province', '13900000007', '该业务仅限'],
    ['a member', '13800000004', '年度已省'],
  ])('keeps its height when it learns that it stands before %s', async (_who, mobile, words) => {
    const { page } = await stage.phone({ mobile });
    const letThrough = await holdBack(page);
    await page.goto('/content/excellent-plus/index');
    const card = page.getByRole('region', { name: 'PLUS会员卡' });
    const height = async () => (await card.boundingBox())?.height;
    await page.getByText('会员尊享').first().waitFor();
    const before = await height();
    await letThrough();
    await card.getByText(words).waitFor();
    expect(await height()).toBe(before);
  });
});

describe('the news of the gift square', () => {
  it('is read to its end on the narrowest phone', async () => {
    const { page } = await stage.phone({
      mobile: '13800000005',
      options: { viewport: { width: 300, height: 844 } },
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

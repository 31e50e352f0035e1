import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { jumpDestination } from '#core/rules/links/jump-destination.ts';
import { menus } from '#core/site/menus.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { pathOf, type PageId } from '#core/site/paths/path-of.ts';
import { miniProgramProject as project } from '#core/site/projects.ts';
import { titles } from '#core/site/titles.ts';
import { submitOrder } from './mini-program/support/submit-order.ts';
import type { Phone } from './support/phone.ts';
import { useProduct } from './support/use-product.ts';
import { accessibilityViolations, withoutMotion } from './support/visit.ts';

const product = useProduct();
const { base } = environments.dev;
const addressOf = (page: PageId, query = ''): string =>
  pageUrl({ base, project, path: pathOf(project, page) ?? '/' }) + query;

interface Visited {
  readonly page: PageId;
  readonly query?: string;
  /** Seen by guests and members; where they differ, by each. */
  readonly shows: string | readonly [guest: string, member: string];
}

/** The thirteen paths (§2). */
const visited: readonly Visited[] = [
  { page: 'home', shows: '限时秒杀' },
  { page: 'category', shows: '餐饮美食' },
  { page: 'mine', shows: ['登录 / 注册', '138****0001'] },
  { page: 'videoDetail', shows: '去购买' },
  { page: 'searchInput', shows: '热搜榜' },
  { page: 'searchResults', query: '?keyword=咖啡', shows: '美式' },
  { page: 'goodsDetail', query: '?goodsId=coffee', shows: '适用门店' },
  { page: 'miniProgramPay', shows: ['登录后付款', '没有要付款的订单'] },
  { page: 'cardCoupon', shows: ['登录后查看卡包', '3天内到期'] },
  { page: 'foodsChannel', shows: '街角咖啡' },
  { page: 'carOwnerChannel', shows: '净驰洗车' },
  { page: 'educationChannel', shows: '知行学堂' },
  { page: 'movieChannel', shows: '银幕时光影城' },
];
const tabs = ['首页', '分类', '趣看', '我的'];
const tabPages: readonly PageId[] = ['home', 'category', 'videoDetail', 'mine'];

describe.each([
  ['a guest', undefined],
  ['a member', '13800000001'],
] as const)('the mini-program edition in a browser, for %s', (_who, mobile) => {
  let phone: Phone;
  beforeAll(async () => {
    phone = await product.sharedPhone({ mobile, context: withoutMotion });
  });
  afterAll(() => phone.close());

  it.each(visited)('$page opens in the red theme, with the edition’s own links', async (each) => {
    const { page, errors } = phone;
    errors.length = 0;
    await page.goto(addressOf(each.page, each.query));
    const [forGuests, forMembers] = typeof each.shows === 'string' ? [each.shows, each.shows] : each.shows;
    await page
      .getByText(mobile === undefined ? forGuests : forMembers, { exact: false })
      .first()
      .waitFor();
    const shown = await page.evaluate(() => ({
      title: document.title,
      theme: document.documentElement.dataset['theme'],
      red: getComputedStyle(document.documentElement).getPropertyValue('--hero-start').trim(),
      tabs: [...document.querySelectorAll('nav:last-of-type a')].map((tab) => tab.textContent),
      links: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
    }));
    expect(shown).toMatchObject({ theme: 'super-market', red: '#d5231b' });
    expect(shown.title).toBe(each.page === 'home' ? '苏享小程序' : titles[each.page]);
    if (tabPages.includes(each.page)) {
      expect(shown.tabs.slice(-4)).toEqual(tabs);
      expect(await page.locator('nav a[aria-current="page"]').last().textContent()).toBe(
        tabs[tabPages.indexOf(each.page)],
      );
    } else expect(shown.tabs.slice(-4)).not.toEqual(tabs);
    expect(shown.links.filter((link) => leaves(link))).toEqual([]);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

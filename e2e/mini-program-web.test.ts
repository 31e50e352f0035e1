import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { names } from '#core/config/names.ts';
import { environments } from '#core/config/environments.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { pathOf, type PageId } from '#core/site/paths/path-of.ts';
import { miniProgramProject as project } from '#core/site/projects.ts';
import { parsePagePath } from '#core/site/paths/parse-page-path.ts';
import { translateRoute } from '#core/site/redirects/translate-route.ts';
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
  /** What guests and members see; where that differs, each. */
  readonly shows: string | readonly [guest: string, member: string];
}

/** The thirteen paths (§2). */
const visited: readonly Visited[] = [
  { page: 'home', shows: ['登录查看权益', '138****0001'] },
  { page: 'category', shows: '餐饮美食' },
  { page: 'mine', shows: ['登录 / 注册', '138****0001'] },
  { page: 'videoDetail', shows: '去购买' },
  { page: 'searchInput', shows: '热搜榜' },
  { page: 'searchResults', query: '?keyword=咖啡', shows: '美式' },
  { page: 'goodsDetail', query: '?goodsId=coffee', shows: '适用门店' },
  { page: 'miniProgramPay', shows: ['登录后付款', '没有要付款的订单'] },
  { page: 'cardCoupon', shows: ['登录后查看卡包', '3天内到期'] },
  { page: 'foodsChannel', shows: '面点小馆' },
  { page: 'drinksChannel', shows: '街角咖啡' },
  { page: 'carOwnerChannel', shows: '净驰洗车' },
  { page: 'educationChannel', shows: '知行学堂' },
  { page: 'movieChannel', shows: '银幕时光影城' },
];
/** A link to another mall's edition of a page that this edition has. */
function leaves(link: string): boolean {
  const place = parsePagePath(base, /^[^?#]*/.exec(link)?.[0] ?? '');
  return (
    place !== undefined &&
    place.project !== project &&
    translateRoute(place.project, project, place.path, {}) !== undefined
  );
}
/** The operator's links name pages of the mall; a tap opens them here. */
const operatorLinks = ['/content/super-market/classification'];

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

  it.each(visited)('$page opens with the title, theme, tabs and links of the edition', async (each) => {
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
      tabs: [...document.querySelectorAll('nav:last-of-type a')].map((tab) => tab.textContent),
      links: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
    }));
    expect(shown.theme).toBe('super-market');
    expect(shown.title).toBe(each.page === 'home' ? names.malls[project] : titles[each.page]);
    if (tabPages.includes(each.page)) {
      expect(shown.tabs.slice(-4)).toEqual(tabs);
      expect(await page.locator('nav a[aria-current="page"]').last().textContent()).toBe(
        tabs[tabPages.indexOf(each.page)],
      );
    } else expect(shown.tabs.slice(-4)).not.toEqual(tabs);
    expect(shown.links.filter((link) => leaves(link) && !operatorLinks.includes(link))).toEqual([]);
    if (mobile === undefined || typeof each.shows !== 'string')
      expect(await accessibilityViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('follows the operator’s links to pages of the mall inside the edition, and goes back', async () => {
    const { page } = phone;
    await page.goto(addressOf('home'));
    await page.getByRole('navigation').getByRole('link', { name: '全部' }).click();
    await page.waitForURL(`**${addressOf('category')}?*`);
    await page.goto(addressOf('foodsChannel'));
    await page.getByRole('tab', { name: /电影/ }).click();
    await page.waitForURL(`**${addressOf('movieChannel')}?*`);
    await page.getByRole('button', { name: '返回' }).click();
    await page.waitForURL(`**${addressOf('home')}*`);
  });
});

it('a voucher is found, paid at the cashier after a first try was cancelled, and its code shown', async () => {
  const mobile = '13812340041';
  const { page, errors } = await product.phone({ mobile, context: withoutMotion });
  await page.goto(addressOf('home'));
  await page.getByRole('link', { name: /^搜/ }).click();
  await page.waitForURL(`**${addressOf('searchInput')}?*`);
  await page.getByRole('searchbox').fill('美式咖啡');
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await page.waitForURL(`**${addressOf('searchResults')}?*`);
  await page
    .getByRole('link', { name: /美式咖啡兑换券/ })
    .first()
    .click();
  await page.waitForURL(`**${addressOf('goodsDetail')}?*`);
  await page.getByRole('button', { name: /^(立即购买|马上抢)/ }).click();
  await page
    .getByRole('dialog', { name: '选择规格和数量' })
    .getByRole('button', { name: '确定购买' })
    .click();
  await page.waitForURL(/\/super-market\/order-pay\?.*skuId=coffee\.1/);

  const orderNo = await submitOrder(product.origin, mobile, 'coffee.1');
  await page.goto(addressOf('miniProgramPay', `?orderNo=${orderNo}`));
  const payByCard = async () => {
    await page.getByRole('radiogroup', { name: '支付方式' }).getByText('银行卡支付', { exact: true }).click();
    await page.getByRole('button', { name: '立即支付' }).dblclick();
    await page.waitForURL(/\/sandbox\/cashier/);
  };
  await payByCard();
  await page.getByRole('link', { name: '返回商户' }).click();
  await page.waitForURL(`**${addressOf('miniProgramPay')}?*`);
  await page.getByRole('link', { name: '重新支付' }).click();
  await payByCard();
  await page.getByRole('link', { name: '确认付款' }).click();
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
  expect(await product.workbench.paidFenOf(orderNo)).toBeGreaterThan(0);
  expect(await product.workbench.ledgerDifferences()).toEqual([]);

  await page.getByRole('link', { name: '去卡包看' }).click();
  await page.waitForURL(`**${addressOf('cardCoupon')}?*`);
  await page.getByRole('button', { name: '出示券码：美式咖啡兑换券' }).click();
  const code = page.getByRole('dialog', { name: '出示券码' });
  await code.getByRole('img', { name: '券码的二维码' }).waitFor();
  await code.getByRole('img', { name: '券码的条形码' }).waitFor();
  expect(await code.getByText(/^\d{4} \d{4}/).count()).toBe(1);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
});

import { expect, it } from 'vitest';
import { standalonePages } from '#core/site/standalone.ts';
import { titles } from '#core/site/titles.ts';
import {
  membershipPage,
  membershipPageAt,
  membershipPages,
  type MembershipPageId,
} from './membership-pages.ts';
import { offerList } from './offers.ts';

const pages = Object.keys(membershipPages) as MembershipPageId[];

it('the set is the 22 memberships of §2', () => {
  expect(pages).toHaveLength(22);
  expect(pages.every((page) => /^\/(hmall-act|plus-vip)\//.test(standalonePages[page].path))).toBe(true);
  expect(
    Object.entries(standalonePages).filter(
      ([page, { path }]) => /^\/(hmall-act|plus-vip)\//.test(path) && !(page in membershipPages),
    ),
  ).toEqual([]);
});

it.each(pages)('%s is found by its page and by its path, with its own title', (page) => {
  expect(membershipPageAt('standalone-pages', standalonePages[page].path)).toEqual(membershipPage(page));
  expect(membershipPage(page).title).toBe(titles[page]);
});

it('no two offers stand on one page, sell one product or say the same', () => {
  for (const key of ['page', 'productId', 'name', 'promise'] as const)
    expect(new Set(offerList.map((offer) => offer[key])).size, key).toBe(offerList.length);
});

it.each(offerList)('the pages $name leads to are about it', ({ page, descriptionPage, productLine }) => {
  for (const each of [page, descriptionPage])
    if (each) expect(membershipPage(each).offer.productLine).toBe(productLine);
});

it('an address of a detail page shows the offer itself, which has all of it', () => {
  for (const page of ['mobileVipDetail', 'plusVipDetail', 'phoenixDetail', 'litchiRights'] as const)
    expect(membershipPages[page].kind).toBe('offer');
});

it('a page outside of the set is a mistake, not a blank page', () => {
  expect(() => membershipPage('home')).toThrow('home is no page of the membership set');
});

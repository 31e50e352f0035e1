import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { noExternalServices } from '#core/config/external-services.ts';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import type { Coupon } from '#core/contract/goods/shared/coupon.shapes.ts';
import { coupons } from '#core/contract/goods/coupons.ts';
import { placement } from '#core/contract/goods/placement.ts';
import { membership } from '#core/contract/user/membership.ts';
import { profile } from '#core/contract/user/profile.ts';
import { aGoods } from '#web/features/goods/testing/samples.ts';
import { anOpenProduct, someMembership } from '#web/features/membership/testing/some-membership.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { siteOf } from '#web/platform/site/site-context.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { discountedPrice } from './discounted-price.ts';
import { page } from './rights-discount.page.tsx';

const discountRight = 9;
const coupon: Coupon = {
  cardCode: 'C1',
  couponType: 'qyfd',
  couponAmt: 5_000,
  couponName: '50元权益福袋券',
  payPercent: null,
  maxOffFen: null,
  flowMb: null,
  thresholdFen: 0,
  scopeText: '福袋商品通用',
  cardDiscountsPrice: null,
  templateId: 'bag-50',
  state: 'usable',
  beginsAt: '2026-08-01T00:00:00+08:00',
  expiresAt: '2126-08-31T23:59:59+08:00',
  link: null,
};
const goods = [
  aGoods('a', { goodsName: '电饭煲，一键煮', priceFen: 19_900 }),
  aGoods('b', { goodsName: '阅读季卡', lackStockFlag: 1 }),
];
const ownPage = (owned: Coupon | null) => ({
  list: goods.map((each) => ({ ...each, couponPriceFen: owned ? each.priceFen - 5_000 : each.priceFen })),
  total: 2,
  hasNext: false,
  coupon: owned,
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(placement.memberRecommend, { list: [] })
    .answer(catalogue.rootCategories, {
      list: [
        { categoryId: 'food', categoryName: '美食', picUrl: '', banner: null, children: [] },
        { categoryId: 'video', categoryName: '影音', picUrl: '', banner: null, children: [] },
      ],
    })
    .answer(coupons.couponGoods, { list: goods, total: 2, hasNext: false })
    .answer(coupons.discountsByCoupon, ownPage(coupon))
    .answer(membership.userVipInfo, someMembership([anOpenProduct('watch')], [discountRight]));
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, project: 'super-market', session: aMember(), ...overrides });

describe('权益优惠购 by category', () => {
  it('offers the categories that have goods for the coupon, and puts the chosen one into the address', async () => {
    const { user, navigator } = open();
    await user.click(await screen.findByRole('tab', { name: '影音' }));
    expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('accountType=qyfd&categoryId=video'),
    );
    expect(api.inputsOf(catalogue.rootCategories)).toEqual([{ couponType: 'qyfd' }]);
  });

  it('shows the goods of the category of the address', async () => {
    open({ search: '?accountType=qyfd&categoryId=video' });
    expect(await screen.findByRole('tab', { name: '影音', selected: true })).toBeTruthy();
    expect(api.callsOf(coupons.discountsByCoupon)[0]?.input).toMatchObject({
      couponType: 'qyfd',
      categoryId: 'video',
    });
  });
});

describe('权益优惠购 for a member', () => {
  it('shows the card in use and what everything costs with it', async () => {
    const { container } = open();
    expect(await screen.findByRole('heading', { name: '50元权益福袋券' })).toBeTruthy();
    expect(screen.getByRole('list', { name: '权益福袋商品' }).textContent).toContain('券后¥149原价¥199');
    expect(screen.getByText('共2件')).toBeTruthy();
    expect(api.callsOf(coupons.discountsByCoupon)[0]?.input).toEqual({
      couponType: 'qyfd',
      pageNum: 1,
      pageSize: 10,
    });
    await expectAccessible(container);
  });

  it('names a total that is a minimum as such', async () => {
    api.answer(coupons.discountsByCoupon, { ...ownPage(coupon), total: 100, isTotalMinimum: true });
    open();
    expect(await screen.findByText('共100+件')).toBeTruthy();
  });

  it('opens goods with the account of the address (§2 jyDiscountAccountType)', async () => {
    open({ search: '?accountType=wzg' });
    const link = await screen.findByRole('link', { name: '电饭煲' });
    expect(link.getAttribute('href')).toBe(
      '/content/super-market/goods-detail?goodsId=a&skuId=a.1&jyDiscountAccountType=wzg',
    );
    expect(api.callsOf(coupons.discountsByCoupon)[0]?.input).toMatchObject({ couponType: 'wzg' });
    expect(screen.getByRole('tab', { name: '五折购', selected: true })).toBeTruthy();
  });

  it('shows the goods of exactly the card that the address names', async () => {
    open({ search: '?accountType=qyfd&cardCode=C1' });
    expect(await screen.findByText('这张券可用的商品')).toBeTruthy();
    expect(api.callsOf(coupons.discountsByCoupon)[0]?.input).toMatchObject({ cardCode: 'C1' });
    const buy = screen.getByRole('link', { name: '用券购买：电饭煲' });
    expect(buy.getAttribute('href')).toBe(
      '/content/super-market/order-pay?goodsId=a&skuId=a.1&quantity=1&cardCode=C1',
    );
  });

  it('puts another account into the address, without a step in the history', async () => {
    const { user, navigator } = open();
    await user.click(await screen.findByRole('tab', { name: '流量礼包' }));
    expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/rights-discount\?accountType=lllb&timeStamp=\d+$/),
    );
  });

  it('offers nothing to do about what is out of stock', async () => {
    open();
    expect((await screen.findByRole('button', { name: '缺货：阅读季卡' })).hasAttribute('disabled')).toBe(
      true,
    );
  });

  it.each([
    [
      'who may have a discount but holds no card',
      [discountRight],
      '您还没有可用的福袋券',
      '去领券',
      '/content/super-market/coupon-center',
    ],
    ['who is no member', [], '开通会员，享权益优惠购', '去开通', '/content/super-market/member-order'],
  ])('shows %s the way to one', async (_title, rights, words, action, href) => {
    api
      .answer(coupons.discountsByCoupon, ownPage(null))
      .answer(membership.userVipInfo, someMembership([], rights));
    open();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(href);
    expect(screen.getByRole('list', { name: '权益福袋商品' }).textContent).not.toContain('券后');
  });

  it('shows a number of another province why it cannot take part', async () => {
    api.answer(profile.provinceEligible, false);
    open({ session: aMember({ ispFlag: 0 }) });
    expect((await screen.findByRole('note')).textContent).toContain('仅限江苏移动号码');
  });

  it('says so when the goods cannot be had, and asks again', async () => {
    api.unplug(coupons.discountsByCoupon);
    const { user } = open();
    expect(await screen.findByText('商品没有加载出来')).toBeTruthy();
    api.answer(coupons.discountsByCoupon, ownPage(coupon));
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('电饭煲')).toBeTruthy();
  });
});

it.each([
  ['after the coupon', { couponPriceFen: 900, memberPriceFen: 1_200 }, '券后'],
  [
    "the member's, where the coupon does not count",
    { couponPriceFen: 1_200, memberPriceFen: 1_200 },
    '会员价',
  ],
  ['what anybody pays', { couponPriceFen: 1_500, memberPriceFen: 1_200 }, undefined],
])('a price is called %s', (_title, overrides, prefix) => {
  expect(discountedPrice({ priceFen: 1_500, ...overrides })).toEqual({
    fen: overrides.couponPriceFen,
    was: 1_500,
    prefix,
  });
});

describe('权益优惠购 for others', () => {
  it('shows a guest the goods at their ordinary price, and the way in', async () => {
    const { user, session, container } = open({ session: { kind: 'guest' } });
    expect(await screen.findByText('电饭煲')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '去登录' }));
    expect(session.goToLogin).toHaveBeenCalledOnce();
    expect(api.callsOf(coupons.discountsByCoupon)).toEqual([]);
    await expectAccessible(container);
  });

  it('says when there is nothing for an account', async () => {
    api.answer(coupons.couponGoods, { list: [], total: 0, hasNext: false });
    open({ session: { kind: 'guest' }, search: '?accountType=cash' });
    expect(await screen.findByRole('heading', { name: '暂时没有立减可用的商品' })).toBeTruthy();
  });

  it.each([
    ['', 'qyfd'],
    ['?accountType=wzg', 'wzg'],
    ['?accountType=nonsense', 'qyfd'],
  ])(
    'opened with "%s" is drawn on the server with the goods of %s, by public calls',
    (search, couponType) => {
      const place = { env: 'dev', base: '/content', project: 'super-market' } as const;
      const calls =
        page.firstCalls?.(
          { ...place, path: '/rights-discount', search, external: noExternalServices },
          siteOf(place),
        ) ?? [];
      expect(calls[0]?.input).toMatchObject({ couponType });
      expect(calls.map(({ endpoint }) => endpoint.access)).toEqual(['guest', 'guest']);
    },
  );
});

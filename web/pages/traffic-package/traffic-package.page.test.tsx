import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { memberPage } from '#core/contract/content/member-page.ts';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { coupons } from '#core/contract/goods/coupons.ts';
import { home } from '#core/contract/goods/home.ts';
import { giftBag } from '#core/contract/order/gift-bag.ts';
import { membership } from '#core/contract/user/membership.ts';
import { profile } from '#core/contract/user/profile.ts';
import { trafficBagProductId } from '#core/rules/rights/traffic-bag.ts';
import { aGoods } from '#web/features/goods/testing/samples.ts';
import {
  anOpenProduct,
  aTier,
  someMembership,
  someTiers,
} from '#web/features/membership/testing/some-membership.ts';
import { aGroup, aRight, someRights } from '#web/features/rights/testing/some-rights.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './traffic-package.page.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(catalogue.goodsList, {
      list: [
        aGoods('day', { goodsName: '5GB流量日包' }),
        aGoods('out', { goodsName: '出行包', lackStockFlag: 1 }),
      ],
      total: 2,
      hasNext: false,
    })
    .answer(coupons.couponGoods, {
      list: [aGoods('week', { goodsName: '10GB流量7天包' })],
      total: 1,
      hasNext: false,
    })
    .answer(home.couponCounts, {
      totalCouponCount: 9,
      waitCouponCount: 0,
      qyfdCouponCount: 0,
      lllbCouponCount: 2,
      wzgCouponCount: 0,
      trafficBagCount: 4,
      halfPriceCount: 6,
    })
    .answer(giftBag.trafficBagCount, { haveCount: 0, leftCount: 1, month: '2026-08' })
    .answer(membership.userVipInfo, someMembership([anOpenProduct(trafficBagProductId)]))
    .answer(memberPage.memberTiers, someTiers(aTier(trafficBagProductId, { tierName: '会员流量礼包' })))
    .answer(cardProduct.memberRights, someRights([aGroup([aRight({ rightsShowName: '10GB通用流量' })])]));
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, project: 'super-market', session: aMember(), ...overrides });
const head = () => screen.getByRole('region', { name: '我的流量权益' });

describe('流量包', () => {
  it('counts what is left of the month (§6: coupon counts are fetched here) and leads to it', async () => {
    const { container } = open();
    expect((await within(head()).findByRole('link', { name: '2张流量礼包券' })).getAttribute('href')).toBe(
      '/content/super-market/rights-discount?accountType=lllb',
    );
    expect((await within(head()).findByRole('link', { name: '1份本月可领礼包' })).getAttribute('href')).toBe(
      '/content/super-market/rights-traffic',
    );
    await screen.findByText('5GB流量日包');
    expect(screen.getByRole('button', { name: '缺货：出行包' }).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('region', { name: '当前产品' })).toBeNull();
    await expectAccessible(container);
  });

  it('opens a package for a number of the province', async () => {
    const { user, navigator } = open();
    await user.click(await screen.findByRole('button', { name: '购买：5GB流量日包' }));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('/content/super-market/goods-detail?goodsId=day'),
    );
  });

  it('shows a number of another province why not, and opens nothing (§5)', async () => {
    api.answer(profile.provinceEligible, false);
    const { user, navigator } = open({ session: aMember({ ispFlag: 0 }) });
    expect(await screen.findByRole('note')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: '仅限江苏用户：5GB流量日包' }));
    expect(screen.queryByRole('button', { name: /购买/ })).toBeNull();
    expect(navigator.push).not.toHaveBeenCalled();
  });

  it('shows what a ticket pays for', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('tab', { name: '可用券兑换' }));
    expect(await screen.findByText('10GB流量7天包')).toBeTruthy();
    expect(screen.queryByText('5GB流量日包')).toBeNull();
  });

  it('shows a guest the packages, counts nothing, and asks to sign in at the moment of buying', async () => {
    const { user, session, container } = open({ session: { kind: 'guest' } });
    await user.click(await screen.findByRole('button', { name: '购买：5GB流量日包' }));
    expect(session.goToLogin).toHaveBeenCalledOnce();
    expect(api.callsOf(home.couponCounts)).toEqual([]);
    expect(within(head()).queryByRole('listitem')).toBeNull();
    await user.click(within(head()).getByRole('button', { name: '去登录' }));
    expect(session.goToLogin).toHaveBeenCalledTimes(2);
    await expectAccessible(container);
  });

  it('says so when the packages cannot be had, and asks again', async () => {
    api.unplug(catalogue.goodsList);
    const { user } = open();
    expect(await screen.findByText('商品没有加载出来')).toBeTruthy();
    api.answer(catalogue.goodsList, {
      list: [aGoods('day', { goodsName: '5GB流量日包' })],
      total: 1,
      hasNext: false,
    });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('5GB流量日包')).toBeTruthy();
  });

  it('carries the gift bag itself in the mall where both share one path (§2)', async () => {
    open({ project: 'supper-mall' });
    expect(await screen.findByText('10GB通用流量')).toBeTruthy();
    expect(await screen.findByText('5GB流量日包')).toBeTruthy();
  });
});

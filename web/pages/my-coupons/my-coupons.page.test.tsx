import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { couponActivities } from '#core/contract/activity/coupon-activities.ts';
import type { Coupon } from '#core/contract/goods/shared/coupon.shapes.ts';
import { coupons } from '#core/contract/goods/coupons.ts';
import type { OwnedCoupon } from '#core/contract/goods/coupons.shapes.ts';
import { payCode } from '#core/contract/goods/pay-code.ts';
import type { Shop } from '#core/contract/goods/shared/shop.shapes.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './my-coupons.page.tsx';

vi.mock('#web/platform/gateway/server-clock.ts', async (original) => ({
  ...(await original<object>()),
  serverNow: () => Date.parse('2026-08-08T12:00:00+08:00'),
}));

const aCoupon = (cardCode: string, overrides: Partial<Coupon> = {}): Coupon => ({
  cardCode,
  couponType: 'cash',
  couponAmt: 800,
  couponName: `券${cardCode}`,
  payPercent: null,
  maxOffFen: null,
  flowMb: null,
  thresholdFen: 6_000,
  scopeText: '加油洗车可用',
  cardDiscountsPrice: null,
  templateId: 't',
  state: 'usable',
  beginsAt: '2026-08-01T00:00:00+08:00',
  expiresAt: '2026-09-15T00:00:00+08:00',
  link: null,
  ...overrides,
});
const answerOf = (list: readonly OwnedCoupon[]) => ({
  list: [...list],
  total: list.length,
  hasNext: false,
  tabCounts: { usable: 3, reserved: 1, used: 1, expired: 0 },
  typeCounts: { qyfd: 1, lllb: 0, wzg: 0, cash: 3 },
});

const aShop: Shop = {
  shopCode: 'shop-1',
  shopName: '中山路店',
  merchantName: '惠邻',
  address: '玄武区中山路18号',
  cityCode: '320100',
  latitude: 32,
  longitude: 118,
  distanceMeters: 680,
  phone: null,
  openHours: '00:00-24:00',
  picUrl: 'goods/food',
  discountText: null,
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(couponActivities.couponNum, { couponNum: 4, expiringCount: 0 })
    .answer(couponActivities.couponTemplates, { list: [], total: 0, hasNext: false });
  api.answer(
    coupons.myCoupons,
    answerOf([
      aCoupon('a', { couponType: 'qyfd', expiresAt: '2026-08-09T20:00:00+08:00' }),
      aCoupon('b'),
      aCoupon('c', { beginsAt: '2026-09-01T00:00:00+08:00' }),
      aCoupon('d', { state: 'reserved', reservedBy: 'order' }),
      aCoupon('e', { state: 'reserved', reservedBy: 'till' }),
    ]),
  );
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, project: 'super-market', session: aMember(), ...overrides });
const ticket = (name: string) =>
  screen.getAllByRole('article').find(({ textContent }) => textContent.includes(name))?.textContent;

describe('我的券', () => {
  it('says of each coupon until when it is good, and where it is used or why it cannot be', async () => {
    const { container } = open();
    await screen.findByText('券a');
    expect(ticket('券a')).toContain('明日到期');
    expect(screen.getByRole('link', { name: '去使用：券a' }).getAttribute('href')).toBe(
      '/content/super-market/rights-discount?accountType=qyfd&cardCode=a',
    );
    expect(screen.getByRole('link', { name: '去使用：券b' }).getAttribute('href')).toBe(
      '/content/super-market/rights-discount?accountType=cash&cardCode=b',
    );
    expect(ticket('券c')).toContain('9月1日起可用');
    expect(screen.queryByRole('link', { name: '去使用：券c' })).toBeNull();
    expect(ticket('券d')).toContain('待支付订单占用中');
    expect(ticket('券e')).toContain('付款码支付中，正在等待结果');
    expect(screen.queryByRole('link', { name: /券e/ })).toBeNull();
    expect(screen.getByRole('link', { name: '去支付：券d' }).getAttribute('href')).toContain('/order-list');
    await expectAccessible(container);
  });

  it('puts coupons alike together, below what they are for, and says which of them ends first', async () => {
    api.answer(
      coupons.myCoupons,
      answerOf([
        { ...aCoupon('a', { expiresAt: '2026-08-09T20:00:00+08:00' }), purpose: '出行车主', count: 3 },
        { ...aCoupon('b', { couponType: 'qyfd' }), purpose: '福袋', count: 1 },
        { ...aCoupon('c'), purpose: '出行车主', count: 2 },
      ]),
    );
    const { container } = open();
    expect(await screen.findByText('6张合并成3组，每组先用最早到期的一张')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '出行车主5张',
      '券a',
      '券c',
      '福袋1张',
      '券b',
    ]);
    expect(ticket('券a')).toContain('×3');
    expect(ticket('券a')).toContain('最早明日到期');
    expect(ticket('券b')).not.toContain('×');
    expect(api.inputsOf(coupons.myCoupons)).toEqual([
      { tab: 'usable', stacked: true, pageNum: 1, pageSize: 50 },
    ]);
    await expectAccessible(container);
  });

  it('counts the tabs and the types, and puts the choice into the address', async () => {
    const { user, navigator } = open();
    expect(await screen.findByRole('tab', { name: '待使用 3' })).toBeTruthy();
    expect(screen.queryByRole('tab', { name: /流量礼包/ })).toBeNull();
    await user.click(screen.getByRole('tab', { name: '福袋券 1' }));
    expect(navigator.replace).toHaveBeenLastCalledWith(
      expect.stringContaining('/my-coupons?tab=usable&couponType=qyfd'),
    );
    await user.click(screen.getByRole('tab', { name: '已使用 1' }));
    expect(navigator.replace).toHaveBeenLastCalledWith(expect.stringContaining('/my-coupons?tab=used'));
  });

  it('asks for the tab and type of the address, and offers nothing to do with a used coupon', async () => {
    api.answer(coupons.myCoupons, answerOf([aCoupon('u', { state: 'used' })]));
    open({ search: '?tab=used&couponType=cash' });
    expect(await screen.findByText('券u')).toBeTruthy();
    expect(ticket('券u')).toContain('已使用');
    expect(screen.queryByRole('link', { name: /券u/ })).toBeNull();
    expect(api.callsOf(coupons.myCoupons)[0]?.input).toMatchObject({ tab: 'used', couponType: 'cash' });
  });

  it('of a store shows only those that pay there, which need no way to goods', async () => {
    api.answer(coupons.myCoupons, answerOf([aCoupon('b')])).answer(payCode.shopByCode, aShop);
    const { container } = open({ search: '?shopCode=shop-1' });
    expect(await screen.findByText('券b')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '本店可用券', level: 1 })).toBeTruthy();
    expect(await screen.findByText(/^中山路店，付款时自动使用/)).toBeTruthy();
    expect(api.callsOf(coupons.myCoupons)[0]?.input).toMatchObject({ tab: 'usable', shopCode: 'shop-1' });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('link', { name: /去使用/ })).toBeNull();
    expect(screen.getByRole('link', { name: '全部券' }).getAttribute('href')).toMatch(/my-coupons$/);
    await expectAccessible(container);
  });

  it('leads to the coupon centre while there are none', async () => {
    api.answer(coupons.myCoupons, answerOf([]));
    const { container } = open();
    expect(await screen.findByText('还没有可用的券')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去领券' }).getAttribute('href')).toContain('/coupon-center');
    await expectAccessible(container);
  });

  it('says how many coupons of the chosen type expire soon', async () => {
    api.answer(couponActivities.couponNum, { couponNum: 4, expiringCount: 2 });
    const { unmount } = open({ search: '?couponType=qyfd' });
    expect(await screen.findByText('2张券48小时内到期，请尽快使用')).toBeTruthy();
    expect(api.inputsOf(couponActivities.couponNum)).toEqual([{ couponType: 'qyfd' }]);
    unmount();
    open({ search: '?tab=used' });
    await screen.findByText('券a');
    expect(screen.queryByText(/48小时内到期/)).toBeNull();
  });

  it('shows a subscriber without coupons those that can be claimed', async () => {
    api.answer(coupons.myCoupons, answerOf([])).answer(couponActivities.couponTemplates, {
      list: [
        {
          templateId: 'bag-20',
          couponType: 'qyfd',
          couponAmt: 2_000,
          couponName: '20元权益福袋券',
          payPercent: null,
          maxOffFen: null,
          flowMb: null,
          thresholdFen: 0,
          scopeText: '福袋商品通用',
          validText: '领取后7天有效',
        },
      ],
      total: 1,
      hasNext: false,
    });
    const { container } = open({ search: '?couponType=qyfd' });
    const way = await screen.findByRole('link', { name: '去领取：20元权益福袋券' });
    expect(way.getAttribute('href')).toContain('/coupon-center');
    expect(ticket('20元权益福袋券')).toContain('领取后7天有效');
    expect(api.inputsOf(couponActivities.couponTemplates)).toEqual([{ couponType: 'qyfd', pageSize: 10 }]);
    await expectAccessible(container);
  });

  it('offers another try when it could not be loaded', async () => {
    api.unplug(coupons.myCoupons);
    const { user } = open();
    await screen.findByText('券没有加载出来');
    api.answer(coupons.myCoupons, answerOf([aCoupon('b')]));
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('券b')).toBeTruthy();
  });

  it('invites a guest to sign in', async () => {
    const { user, session, container } = open({ session: { kind: 'guest' } });
    await user.click(await screen.findByRole('button', { name: '去登录' }));
    expect(session.goToLogin).toHaveBeenCalledOnce();
    expect(api.callsOf(coupons.myCoupons)).toEqual([]);
    await expectAccessible(container);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { memberPage } from '#core/contract/content/member-page.ts';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import { singleRights } from '#core/contract/content/single-rights.ts';
import { tickets } from '#core/contract/content/tickets.ts';
import { membership } from '#core/contract/user/membership.ts';
import { profile } from '#core/contract/user/profile.ts';
import { provinceToast } from '#core/rules/membership/province-eligibility.ts';
import { aTiersAnswer, aTier, aVip } from '#web/features/offers/testing/some-tiers.ts';
import { aGroup, aProduct, aRecord, aRight, someRights } from '#web/features/rights/testing/some-rights.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, refused, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './gift-square.page.tsx';

const doctor = aRight({
  rightsId: 'doctor',
  groupId: 'care',
  rightsShowName: '在线问诊',
  hint: '每月不限次',
});
const notMine = {
  ...doctor,
  orderFlag: 0,
  recvStatus: 3,
  recvReason: '开通后可领取',
  recvBtnType: 3,
} as const;
const detail = {
  ...doctor,
  productId: 'health-card',
  productName: '健康卡',
  subscriptionId: 'H1',
  detail: '',
  rules: [],
  delivery: 'store' as const,
  rechargeMobile: null,
  claimableFrom: null,
  claimableUntil: null,
};
const plusRights = someRights(
  [aGroup([aRight({ rightsId: 'air', rightsShowName: '机场贵宾厅' })], { groupName: '本月尊享' })],
  { offerId: '77', productId: '77', productName: '优享会员', subscriptionId: 'P1' },
);
const ladder = aTiersAnswer(
  [
    aTier({
      productId: 'watch-30',
      tierName: '黄金会员',
      offer: 'held',
      hint: '您正在使用',
      canOrder: false,
      reason: '您已开通该产品，无需重复办理',
    }),
    aTier({ productId: 'platinum', tierName: '铂金会员', offer: 'upgrade', hint: '当前为黄金会员，可升级' }),
  ],
  'member',
);
const claimed = { claimId: 'C1', recvStatus: 1 as const, message: '', claimedAt: '2026-08-03T02:05:00.000Z' };

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(tickets.lampItems, [
      { lampId: 'L1', text: '权益每月1日更新', picUrl: '', link: '/content/x' },
      { lampId: 'L2', text: '会员日8日开场', picUrl: '', link: '' },
    ])
    .answer(tickets.lampCoupons, [
      {
        lampId: 'K1',
        text: '影音商品满30元减5元',
        picUrl: '',
        link: '/content/coupons',
        couponId: 'K1',
        amountFen: 500,
        thresholdFen: 3_000,
        endsAt: '2026-08-31T16:00:00.000Z',
      },
    ])
    .answer(tickets.serviceTickets, {
      pointsShopOpen: true,
      list: [
        {
          ticketId: 'T1',
          ticketName: '5元影音立减券',
          businessName: '影音季卡',
          amountFen: 500,
          state: 'sent',
          sentAt: '2026-08-02T11:00:00.000Z',
        },
      ],
      total: 1,
      hasNext: false,
    })
    .answer(memberPage.memberTiers, ladder)
    .answer(membership.userVipInfo, aVip())
    .answer(singleRights.specialRights, { opened: true, rightsList: [doctor] })
    .answer(singleRights.singleRightDetail, detail)
    .answer(rightsFamilies.dgProducts, [aProduct({ productId: '77', subscriptionId: 'P1' })])
    .answer(cardProduct.memberRights, plusRights)
    .answer(cardProduct.receivedRights, { list: [aRecord()], total: 1, hasNext: false });
});
afterEach(() => sessionStorage.clear());
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, session: aMember(), ...overrides });
const floor = (name: string) => screen.findByRole('region', { name });

describe('礼品广场', () => {
  it('gathers everything that is given', async () => {
    const { container } = open();
    expect(
      within(await screen.findByRole('list', { name: '礼品快讯' }))
        .getByRole('link', { name: /权益每月1日更新/ })
        .getAttribute('href'),
    ).toBe('/content/x');
    expect((await floor('本月好券')).textContent).toContain('¥5满30可用影音商品满30元减5元8月31日到期');
    expect((await floor('我的礼券')).textContent).toContain('5元影音立减券影音季卡 · 2026-08-02已到账');
    expect(await screen.findByRole('button', { name: '领我：在线问诊' })).toBeTruthy();
    expect(within(await screen.findByRole('group', { name: '升级礼' })).getByText('机场贵宾厅')).toBeTruthy();
    expect(screen.getByText('138****0001 · 非会员')).toBeTruthy();
    await expectAccessible(container);
  });

  it('shows the gifts of one’s own level first, and the way to the next', async () => {
    const { user, navigator } = open();
    const level = within(await floor('等级礼'));
    expect((await level.findByRole('tab', { name: '黄金会员' })).getAttribute('aria-selected')).toBe('true');
    expect(level.getByRole('link', { name: '去领取' }).getAttribute('href')).toBe(
      '/content/standalone-pages/product-spotlight?productId=watch-30',
    );
    await user.click(level.getByRole('tab', { name: '铂金会员' }));
    await user.click(level.getByRole('button', { name: '立即升级' }));
    await waitFor(() =>
      expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(/\/super-market\/member-order\?productId=platinum&timeStamp=\d+$/),
      ),
    );
  });

  it('claims a special gift through the one engine, and shows how it ended', async () => {
    api.answer(cardProduct.receiveRights, claimed);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '领我：在线问诊' }));
    expect(await screen.findByRole('dialog', { name: '领取成功' })).toBeTruthy();
    expect(api.callsOf(cardProduct.receiveRights)[0]?.input).toMatchObject({
      productId: 'health-card',
      subscriptionId: 'H1',
      groupId: 'care',
      rightsId: 'doctor',
    });
  });

  it('claims an upgrade gift by its own calls', async () => {
    api.answer(singleRights.receiveUpgradeRights, claimed);
    const { user } = open();
    await user.click(
      within(await screen.findByRole('group', { name: '升级礼' })).getByRole('button', { name: '点击领取' }),
    );
    await waitFor(() =>
      expect(api.callsOf(singleRights.receiveUpgradeRights)[0]?.input).toMatchObject({
        productId: '77',
        subscriptionId: 'P1',
        rightsId: 'air',
      }),
    );
  });

  it('opens the points shop by a link made for this visit, and says why when there is none', async () => {
    api.answer(tickets.pointsShopCouponUrl, () => Promise.reject(new Error('积分商城暂未开放')));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '去积分商城领券' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '去积分商城领券' }).getAttribute('aria-busy')).toBeNull(),
    );
    expect(api.callsOf(tickets.pointsShopCouponUrl)).toHaveLength(1);
  });
});

describe('礼品广场 for who is no member', () => {
  beforeEach(
    () =>
      void api
        .answer(rightsFamilies.dgProducts, [])
        .answer(singleRights.specialRights, { opened: false, rightsList: [notMine] })
        .answer(tickets.serviceTickets, { list: [], total: 0, hasNext: false, pointsShopOpen: false }),
  );

  it('has no way to a points shop that is not open', async () => {
    open();
    expect(await screen.findByText(/办理指定产品即送礼券/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /积分商城/ })).toBeNull();
  });

  it('leads from a special gift to the card it comes with', async () => {
    const { user, navigator } = open();
    await user.click(await screen.findByRole('button', { name: '领我：在线问诊' }));
    await waitFor(() =>
      expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(/\/super-market\/member-order\?productId=health-card&timeStamp=\d+$/),
      ),
    );
  });

  it('says of a special gift that is gone: 缺货', async () => {
    api.answer(singleRights.specialRights, { opened: false, rightsList: [{ ...notMine, lackStockFlag: 1 }] });
    open();
    expect(
      (await screen.findByRole('button', { name: '缺货：在线问诊' })).getAttribute('aria-disabled'),
    ).toBe('true');
  });

  it('shows the upgrade gifts as something to reach, and how tickets come', async () => {
    const { user, navigator, container } = open();
    await user.click(await screen.findByRole('button', { name: '去升级' }));
    await waitFor(() =>
      expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(/member-order\?productId=77&/),
      ),
    );
    expect(await screen.findByText('办理指定产品即送礼券，到账后在这里查看')).toBeTruthy();
    await expectAccessible(container);
  });

  it('shows a subscriber of another province the reason, and stays', async () => {
    api
      .answer(profile.provinceEligible, false)
      .answer(
        memberPage.memberTiers,
        aTiersAnswer([aTier({ tierName: '黄金会员', canOrder: false, reason: provinceToast })]),
      );
    const { user, navigator } = open({ session: aMember({ ispFlag: 0 }) });
    expect(screen.getByRole('note').textContent).toContain('目前仅限江苏移动号码开通');
    expect(await screen.findByText(provinceToast)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /领我|去升级/ })).toBeNull();
    await user.click(await screen.findByRole('button', { name: '仅限江苏用户' }));
    expect(navigator.push).not.toHaveBeenCalled();
  });
});

describe('礼品广场 when something fails', () => {
  it.each([
    [memberPage.memberTiers, '等级礼没有加载出来'],
    [singleRights.specialRights, '专享礼没有加载出来'],
    [rightsFamilies.dgProducts, '升级礼没有加载出来'],
    [cardProduct.memberRights, '升级礼没有加载出来'],
    [tickets.lampCoupons, '好券没有加载出来'],
    [tickets.serviceTickets, '礼券没有加载出来'],
  ])('keeps the page and offers to try $path again', async (endpoint, sentence) => {
    api.unplug(endpoint);
    open();
    expect((await screen.findByText(sentence)).closest('[role="alert"]')?.textContent).toContain('重试');
    expect(screen.getByRole('heading', { name: '好礼都在这里' })).toBeTruthy();
  });

  it.each(['guest', 'unknown'] as const)('asks nothing of a member while the session is %s', (kind) => {
    open({ session: { kind } });
    expect(screen.getByRole('heading', { level: 1, name: '礼品广场' })).toBeTruthy();
    expect(new Set(api.calls.map(({ path }) => path))).toEqual(new Set([tickets.lampItems.path]));
  });
});

it('asks for products that fail once for each part, not without end', async () => {
  api.answer(rightsFamilies.dgProducts, () => Promise.reject(refused('系统繁忙')));
  renderInSite(<page.Page />, { api, session: aMember() });
  await screen.findAllByText('影音商品满30元减5元');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(api.callsOf(rightsFamilies.dgProducts).length).toBeLessThanOrEqual(3);
});

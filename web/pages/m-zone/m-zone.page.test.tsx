import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dailyCash } from '#core/contract/activity/daily-cash.ts';
import type { CashState } from '#core/contract/activity/daily-cash.shapes.ts';
import { blessingBag } from '#core/contract/content/blessing-bag.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { memberPage } from '#core/contract/content/member-page.ts';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import { profile } from '#core/contract/user/profile.ts';
import { provinceToast } from '#core/rules/membership/province-eligibility.ts';
import { aTiersAnswer, aPlan, aTier } from '#web/features/offers/testing/some-tiers.ts';
import { aGroup, aRecord, aRight, someRights } from '#web/features/rights/testing/some-rights.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { MZoneBar } from './m-zone-bar.tsx';
import { page } from './m-zone.page.tsx';

const state: CashState = {
  today: '2026-08-15',
  signedToday: false,
  signedDays: [],
  streak: 4,
  monthCount: 4,
  todayGains: [{ kind: 'day', days: 5, amountFen: 20 }],
  hasPendingWithdrawal: false,
  balanceFen: 55,
};
const rights = someRights(
  [
    aGroup([
      aRight(),
      aRight({
        rightsId: 'cinema',
        rightsShowName: '2D电影通兑票',
        recvStatus: 3,
        recvReason: '本月已领完',
        lackStockFlag: 1,
      }),
    ]),
  ],
  { productId: 'youth-circle', productName: '动感圈青春权益包' },
);
const shop = {
  shopId: 'S1',
  shopName: '柳岸茶饮（湖南路店）',
  picUrl: 'goods/milktea',
  categoryName: '咖啡茶饮',
  address: '南京市鼓楼区湖南路182号',
  phone: '025-55500003',
  openHours: '10:00-22:00',
  latitude: 32.07,
  longitude: 118.77,
  distanceMeters: 350,
};
const plan = aPlan({
  productId: 'youth-circle',
  goodsId: 'member-youth-circle',
  skuId: 'member-youth-circle.month',
  priceFen: 990,
  nextPriceFen: 1_900,
});
const tier = aTier({
  productId: 'youth-circle',
  productName: '动感圈青春权益包',
  rightsCount: 8,
  productType: 1,
  savesPerMonthFen: 3_170,
  plans: [
    plan,
    aPlan({
      ...plan,
      skuId: 'member-youth-circle.quarter',
      planName: '季卡',
      priceFen: 5_100,
      nextPriceFen: null,
      autoRenew: false,
    }),
  ],
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(rightsFamilies.dqOrderedProduct, { productId: 'youth-circle', subscriptionId: 'S1' })
    .answer(rightsFamilies.dqRights, rights)
    .answer(dailyCash.cashState, state)
    .answer(memberPage.memberTiers, aTiersAnswer([tier], 'mzone'))
    .answer(blessingBag.blessingBagShops, { list: [shop], total: 1, hasNext: false });
});
afterEach(() => sessionStorage.clear());
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, session: aMember(), ...overrides });

describe('动感圈 for who holds its product', () => {
  it('shows the month’s rights, the links, today’s cash and the nearest shops', async () => {
    const { container } = open();
    expect((await screen.findByRole('region', { name: '当前产品' })).textContent).toContain(
      '动感圈青春权益包',
    );
    expect(api.callsOf(rightsFamilies.dqRights)[0]?.input).toEqual({
      offerId: 'youth-circle',
      subscriptionId: 'S1',
    });
    const links = screen.getByRole('navigation', { name: '动感圈服务' });
    expect(
      within(links)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')?.replace('/content/standalone-pages/m-zone-v2', '')),
    ).toEqual(['/sign-in', '/zone-shops', '/order-list', '/received-list']);
    expect((await screen.findByRole('link', { name: /今天签到可领0.20元/ })).textContent).toContain(
      '已连续签到4天',
    );
    expect(await screen.findByText('柳岸茶饮（湖南路店）')).toBeTruthy();
    expect(api.callsOf(blessingBag.blessingBagShops)[0]?.input).toMatchObject({ family: 'dq' });
    await expectAccessible(container);
  });

  it('says why a right that is gone cannot be claimed', async () => {
    open();
    const gone = (await screen.findByText('2D电影通兑票')).closest('li');
    expect(gone?.textContent).toContain('本月已领完');
    expect(
      within(gone as HTMLElement)
        .getByRole('button', { name: '暂不可领' })
        .getAttribute('aria-disabled'),
    ).toBe('true');
  });

  it('claims in place through the M-Zone’s rightsApi, and leads to what was received', async () => {
    api
      .answer(cardProduct.receivedRights, { list: [aRecord()], total: 1, hasNext: false })
      .answer(cardProduct.receiveRights, {
        claimId: 'C1',
        recvStatus: 1,
        message: '',
        claimedAt: '2026-08-03T02:05:00.000Z',
      });
    const { user, navigator } = open();
    await user.click(await screen.findByRole('button', { name: '点击领取' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: '领取成功' })).toBeTruthy());
    await user.click(screen.getByRole('button', { name: '查看记录' }));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/m-zone-v2\/received-list\?timeStamp=\d+$/),
    );
  });

  it('keeps the way to the cash when how one stands is not known', async () => {
    api.unplug(dailyCash.cashState);
    open();
    expect(await screen.findByRole('link', { name: /每天签到领现金/ })).toBeTruthy();
  });
});

describe('动感圈 for who does not hold it', () => {
  beforeEach(() => void api.answer(rightsFamilies.dqOrderedProduct, null));

  it('shows what it gives and costs, the renewal price beside the first', async () => {
    const { container } = open();
    expect((await screen.findByRole('region', { name: '权益包' })).textContent).toContain(
      '每月可从8项权益中选领，约省31.7元',
    );
    expect(screen.getByText('视频会员月卡')).toBeTruthy();
    expect(screen.getByText('次月起¥19/月')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '点击领取' })).toBeNull();
    await expectAccessible(container);
  });

  it('takes the chosen plan to the payment page', async () => {
    const { user, navigator } = open();
    await user.click(await screen.findByRole('radio', { name: /季卡/ }));
    await user.click(screen.getByRole('button', { name: '立即开通' }));
    await user.click(await screen.findByRole('button', { name: '同意并开通' }));
    await waitFor(() =>
      expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(/\/order-pay\?.*skuId=member-youth-circle\.quarter/),
      ),
    );
  });

  it('shows a subscriber of another province why not, without a button', async () => {
    api.answer(
      memberPage.memberTiers,
      aTiersAnswer([{ ...tier, canOrder: false, reason: provinceToast }], 'mzone'),
    );
    open({ session: aMember({ ispFlag: 0 }) });
    expect(await screen.findByText(provinceToast)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '立即开通' })).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('promises no cash to a subscriber of another province, and keeps the way to its rules', async () => {
    api.answer(profile.provinceEligible, false);
    open({ session: aMember({ ispFlag: 0 }) });
    expect((await screen.findByRole('link', { name: /仅限江苏移动用户参加/ })).getAttribute('href')).toMatch(
      /\/m-zone-v2\/sign-in$/,
    );
    expect(screen.queryByText(/签到可领/)).toBeNull();
  });

  it('places no order before the offer of this session has loaded', async () => {
    const { user, navigator } = renderInSite(<MZoneBar tier={tier} plan={plan} isOwn={false} />, {
      api,
      session: aMember(),
    });
    const button = screen.getByRole('button', { name: '立即开通' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await user.click(button);
    expect(navigator.push).not.toHaveBeenCalled();
  });

  it('shows a sentence and one tap to try again when the offer fails', async () => {
    api.unplug(memberPage.memberTiers);
    const { user } = open();
    expect(await screen.findByText('权益包没有加载出来')).toBeTruthy();
    api.answer(memberPage.memberTiers, aTiersAnswer([tier], 'mzone'));
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('button', { name: '立即开通' })).toBeTruthy();
  });
});

it('shows a sentence and one tap to try again when it cannot be read what one holds', async () => {
  api.unplug(rightsFamilies.dqOrderedProduct);
  const { user } = open();
  expect(await screen.findByText('权益没有加载出来')).toBeTruthy();
  api.answer(rightsFamilies.dqOrderedProduct, { productId: 'youth-circle', subscriptionId: 'S1' });
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('region', { name: '当前产品' })).toBeTruthy();
});

it.each(['guest', 'unknown'] as const)('shows boxes and asks nothing while the session is %s', (kind) => {
  open({ session: { kind } });
  expect(screen.getByRole('heading', { level: 1, name: '动感圈' })).toBeTruthy();
  expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy();
  expect(api.calls).toEqual([]);
});

import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { memberPage } from '#core/contract/content/member-page.ts';
import { giftBag } from '#core/contract/order/gift-bag.ts';
import { membership } from '#core/contract/user/membership.ts';
import { profile } from '#core/contract/user/profile.ts';
import { trafficBagProductId } from '#core/rules/rights/traffic-bag.ts';
import {
  anOpenProduct,
  aTier,
  someMembership,
  someTiers,
} from '#web/features/membership/testing/some-membership.ts';
import { aGroup, aRecord, aRight, someRights } from '#web/features/rights/testing/some-rights.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './traffic-gift-bag.page.tsx';

const subscriptionId = `S.${trafficBagProductId}`;
const rights = (recvStatus: 0 | 1) =>
  someRights(
    [
      aGroup([
        aRight({ rightsShowName: '10GB通用流量', recvStatus }),
        aRight({
          rightsId: 'travel',
          rightsShowName: '8GB出行流量',
          recvStatus: 3,
          recvReason: '本月已领完',
          lackStockFlag: 1,
        }),
      ]),
    ],
    { offerId: trafficBagProductId, productId: trafficBagProductId, subscriptionId },
  );

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(membership.userVipInfo, someMembership([anOpenProduct(trafficBagProductId)]))
    .answer(memberPage.memberTiers, someTiers(aTier(trafficBagProductId, { tierName: '会员流量礼包' })))
    .answer(giftBag.trafficBagCount, { haveCount: 0, leftCount: 1, month: '2026-08' })
    .answer(cardProduct.receivedRights, { list: [], total: 0, hasNext: false })
    .answer(cardProduct.memberRights, rights(0));
});
afterEach(() => sessionStorage.clear());
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, project: 'super-market', session: aMember(), ...overrides });

describe('会员流量礼包 for its holder', () => {
  it('counts the month, and shows what is gone with its reason', async () => {
    const { container } = open();
    expect(await screen.findByText('本月已领0份，还可领1份')).toBeTruthy();
    expect(await screen.findByText('本月已领完')).toBeTruthy();
    expect(screen.getByRole('button', { name: '暂不可领' }).getAttribute('aria-disabled')).toBe('true');
    expect(api.callsOf(cardProduct.memberRights)[0]?.input).toEqual({
      offerId: trafficBagProductId,
      subscriptionId,
    });
    await expectAccessible(container);
  });

  it('is claimed, counted again, and shown', async () => {
    api.answer(cardProduct.receiveRights, () => {
      api.answer(giftBag.trafficBagCount, { haveCount: 1, leftCount: 0, month: '2026-08' });
      api.answer(cardProduct.memberRights, rights(1));
      api.answer(cardProduct.receivedRights, { list: [aRecord()], total: 1, hasNext: false });
      return { claimId: 'C1', recvStatus: 1 as const, message: '', claimedAt: '2026-08-03T02:05:00.000Z' };
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '点击领取' }));
    expect(await screen.findByText('本月已领1份，还可领0份')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('dialog', { name: '领取成功' })).toBeTruthy());
    expect(api.callsOf(cardProduct.receiveRights)[0]?.input).toMatchObject({
      productId: trafficBagProductId,
      subscriptionId,
      rightsId: 'video',
    });
  });

  it('says so when it cannot be had, and asks again', async () => {
    api.unplug(membership.userVipInfo);
    const { user } = open();
    expect(await screen.findByText('礼包没有加载出来')).toBeTruthy();
    api.answer(membership.userVipInfo, someMembership([anOpenProduct(trafficBagProductId)]));
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('10GB通用流量')).toBeTruthy();
  });
});

describe('会员流量礼包 for others', () => {
  it('is an offer with its price and contents to a guest, who signs in to take it', async () => {
    const { user, session, container } = open({ session: { kind: 'guest' } });
    const card = await screen.findByRole('region', { name: '会员流量礼包' });
    expect(card.textContent).toContain('¥9.90/月，到期自动续费，可随时取消');
    expect(screen.getByText('机场贵宾厅')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: '登录领取' })[0] ?? card);
    expect(session.goToLogin).toHaveBeenCalledOnce();
    expect(api.callsOf(cardProduct.memberRights)).toEqual([]);
    await expectAccessible(container);
  });

  it('says what is out of stock', async () => {
    const tier = aTier(trafficBagProductId);
    api.answer(
      memberPage.memberTiers,
      someTiers({
        ...tier,
        groups: tier.groups.map((group) => ({
          ...group,
          rightsList: group.rightsList.map((right, at) => ({
            ...right,
            lackStockFlag: at === 0 ? (1 as const) : (0 as const),
          })),
        })),
      }),
    );
    open({ session: { kind: 'guest' } });
    expect(await screen.findByRole('button', { name: '缺货' })).toBeTruthy();
  });

  it('leads who does not hold it to the membership', async () => {
    api.answer(membership.userVipInfo, someMembership());
    const { user, navigator } = open();
    await waitFor(async () =>
      expect((await screen.findByRole('button', { name: '立即开通' })).getAttribute('aria-busy')).toBeNull(),
    );
    await user.click(screen.getByRole('button', { name: '立即开通' }));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`/content/super-market/member-order?productId=${trafficBagProductId}`),
    );
  });

  it('shows why it cannot be ordered, instead of a button', async () => {
    api
      .answer(membership.userVipInfo, someMembership())
      .answer(
        memberPage.memberTiers,
        someTiers(aTier(trafficBagProductId, { canOrder: false, reason: '该业务仅限江苏移动用户使用' })),
      );
    api.answer(profile.provinceEligible, false);
    open({ session: aMember({ ispFlag: 0 }) });
    expect(await screen.findByText('该业务仅限江苏移动用户使用')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '立即开通' })).toBeNull();
    expect(
      screen
        .getAllByRole('button', { name: '仅限江苏用户' })
        .map((button) => button.getAttribute('aria-disabled')),
    ).toEqual(['true', 'true']);
    expect(screen.getByRole('note')).toBeTruthy();
  });
});

import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { myMonth } from '#core/contract/content/my-month.ts';
import { home } from '#core/contract/goods/home.ts';
import { savedGoods } from '#core/contract/goods/saved-goods.ts';
import { placement } from '#core/contract/goods/placement.ts';
import { membership } from '#core/contract/user/membership.ts';
import { messages } from '#core/contract/user/messages.ts';
import { profile } from '#core/contract/user/profile.ts';
import { anOpenProduct, someMembership } from '#web/features/membership/testing/some-membership.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page as mallMine } from './mall-mine.page.tsx';
import { page as mine } from './mine.page.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(afterSale.orderCounts, { unpaid: 2, delivering: 0, shipped: 0, toUse: 4, refunding: 0 })
    .answer(messages.unreadCounts, { total: 5, trade: 5, rights: 0, activity: 0, service: 0 })
    .answer(
      membership.userVipInfo,
      someMembership([anOpenProduct('watch', { savedFen: 32_650, expiresOn: '2026-12-31' })]),
    )
    .answer(membership.refreshLevel, {
      vipTypeId: 1,
      vipTypeLevel: 2,
      vipTypeName: '黄金会员',
      refreshedAt: '2026-08-03T02:04:00.000Z',
    })
    .answer(placement.pointMaterials, {
      list: [
        {
          materialId: 'm1',
          title: '福利官提醒您',
          subTitle: '每天上新',
          picUrl: 'goods/luckybag',
          link: '/content/super-market/coupon-center',
          buttonText: null,
        },
      ],
    })
    .answer(profile.points, { integral: 1_260, expiringIntegral: 0, expiresOn: null, balanceFen: 8_640 })
    .answer(home.couponCounts, {
      totalCouponCount: 12,
      waitCouponCount: 1,
      qyfdCouponCount: 3,
      lllbCouponCount: 2,
      wzgCouponCount: 0,
      trafficBagCount: 1,
      halfPriceCount: 0,
    })
    .answer(savedGoods.favourites, { list: [], total: 8, hasNext: true })
    .answer(myMonth.monthCounts, { claimable: 4, claimed: 1, later: 0 });
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<mine.Page />, { api, project: 'super-market', session: aMember(), ...overrides });

describe('我的', () => {
  it('leads from the coupons to the wallet in the mini-program edition, to the coupons elsewhere', async () => {
    const linkOf = async (project: 'super-market' | 'market-mini-program') => {
      const { unmount } = open({ project });
      const link = await screen.findByRole('link', { name: '12优惠券' });
      const href = link.getAttribute('href');
      unmount();
      return href;
    };
    expect(await linkOf('super-market')).toBe('/content/super-market/my-coupons');
    expect(await linkOf('market-mini-program')).toBe('/content/market-mini-program/pages/cardCoupon/index');
  });

  it('shows level, what was saved, the counts, orders by state and the unread messages', async () => {
    const { container } = open();
    const card = screen.getByRole('region', { name: '会员卡' });
    expect(await within(card).findByText('2026.12.31到期，今年已省¥326.50')).toBeTruthy();
    const counts = screen.getByRole('region', { name: '我的资产' });
    await within(counts).findByText('8');
    expect(
      within(counts)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['1,260AI豆', '12优惠券', '86.40话费余额', '8收藏']);
    expect(screen.getByRole('link', { name: '待付款2个' }).getAttribute('href')).toBe(
      '/content/super-market/order-list?tab=unpaid',
    );
    expect(screen.getByRole('link', { name: /权益福袋/ }).textContent).toContain('3张待使用');
    // The coupons of that name are not what its page hands out.
    expect(screen.getByRole('link', { name: /流量礼包/ }).textContent).toContain('1份可领');
    expect(screen.getByRole('link', { name: /五折购/ }).textContent).toContain('本月暂无');
    expect(screen.getByRole('link', { name: '消息中心，5条未读' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: '设置' })[0]?.getAttribute('href')).toBe(
      '/content/super-market/settings',
    );
    expect(screen.getByRole('button', { name: '大字版' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: /福利官提醒您/ })).toBeTruthy();
    expect(api.callsOf(placement.pointMaterials)[0]?.input).toMatchObject({ pointId: 'FUSIONMINE' });
    await expectAccessible(container);
  });

  it('has the level read again by a tap, and shows the one found', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '刷新会员等级' }));
    expect(await screen.findByText('会员等级已是最新')).toBeTruthy();
    const platinum = { vipTypeId: 45, vipTypeLevel: 3, vipTypeName: '铂金会员' };
    api
      .answer(membership.refreshLevel, { ...platinum, refreshedAt: '2026-08-03T02:05:00.000Z' })
      .answer(membership.userVipInfo, someMembership([anOpenProduct('platinum', platinum)]));
    await user.click(screen.getByRole('button', { name: '刷新会员等级' }));
    expect(await screen.findByText('会员等级已更新为铂金会员')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: '会员卡' })).getByText('铂金会员')).toBeTruthy();
  });

  it('invites a guest instead of counting nothing, and asks the server nothing', async () => {
    const { user, session, container } = open({ session: { kind: 'guest' } });
    await user.click(screen.getByRole('button', { name: '去登录' }));
    await user.click(screen.getByRole('button', { name: /登录 \/ 注册/ }));
    expect(session.goToLogin).toHaveBeenCalledTimes(2);
    expect(container.textContent).not.toMatch(/[—-]{1}优惠券/);
    expect(screen.getByText('登录后，优惠券、AI豆、话费余额和收藏都在这里')).toBeTruthy();
    expect(api.calls).toEqual([]);
    await expectAccessible(container);
  });

  it('of a signed-in phone without network says that it cannot be shown now, and invites no one to sign in', async () => {
    const { user, session, container } = open({ session: { kind: 'guest', unconfirmed: true } });
    expect(screen.getByText('优惠券、AI豆、话费余额和收藏暂时看不到')).toBeTruthy();
    expect(screen.getByText('网络不给力，请检查后重试')).toBeTruthy();
    expect(screen.queryByText(/登录/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /账号暂时看不到/ }));
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(session.checkSession).toHaveBeenCalledTimes(2);
    expect(session.goToLogin).not.toHaveBeenCalled();
    await expectAccessible(container);
  });

  it('does not show orders without a count as no orders', async () => {
    api.unplug(afterSale.orderCounts);
    open();
    expect(await screen.findByText('数量暂时看不到')).toBeTruthy();
  });

  it('says what is not known when a system does not answer, and keeps the rest', async () => {
    api.unplug(membership.userVipInfo).unplug(profile.points);
    const { user } = open();
    expect(await screen.findByText('会员信息没有加载出来')).toBeTruthy();
    expect(await screen.findAllByText('未知')).toHaveLength(2);
    expect(screen.queryByText('暂无')).toBeNull();
    api.answer(membership.userVipInfo, someMembership());
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect((await screen.findByRole('link', { name: '去开通' })).getAttribute('href')).toBe(
      '/content/super-market/member-order',
    );
  });

  it('of the rights mall shows the rights of the month first', async () => {
    const { container } = renderInSite(<mallMine.Page />, {
      api,
      project: 'supper-mall',
      session: aMember(),
    });
    expect(await screen.findByText('4项可领，当月未领不累计')).toBeTruthy();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['本月权益', '会员福利', '我的订单', '常用服务']);
    expect(screen.getByRole('link', { name: '去领取' }).getAttribute('href')).toBe(
      '/content/supper-mall/my-month',
    );
    expect(screen.getByRole('link', { name: '我的', current: 'page' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '领券' }).getAttribute('href')).toBe(
      '/content/supper-mall/coupons',
    );
    await expectAccessible(container);
  });
});

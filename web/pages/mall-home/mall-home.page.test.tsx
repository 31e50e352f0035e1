import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { memberPage } from '#core/contract/content/member-page.ts';
import { myMonth } from '#core/contract/content/my-month.ts';
import type { MonthRights } from '#core/contract/content/my-month.shapes.ts';
import { home } from '#core/contract/goods/home.ts';
import { placement } from '#core/contract/goods/placement.ts';
import { membership } from '#core/contract/user/membership.ts';
import { aTiersAnswer } from '#web/features/offers/testing/some-tiers.ts';
import { aRight } from '#web/features/rights/testing/some-rights.ts';
import { forgetMember, rememberMember } from '#web/platform/session/remembered-member.ts';
import { aMember, aUser } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './mall-home.page.tsx';

const month = (): MonthRights => ({
  cycle: '2026-08',
  serverTime: '2026-08-08T10:00:00+08:00',
  renewsOn: '2026-09-01',
  daysUntilRenewal: 24,
  settings: { autoClaim: 'off', picks: [], remindDay: null, claimsNextAt: null },
  groupList: [
    {
      productId: 'gold',
      productName: '黄金会员',
      subscriptionId: 'U1.gold',
      groupId: 'any',
      groupName: '任选',
      chooseCount: 3,
      totalCount: 5,
      chosenCount: 1,
      rightsList: (['已领的咖啡', '视频月卡', '加油券', '电影票', '洗车券'] as const).map((name, at) => ({
        ...aRight({ rightsId: `r${at}`, rightsShowName: name, recvStatus: at === 0 ? 2 : 0 }),
        opensAt: '2026-08-01T00:00:00+08:00',
        closesAt: '2026-09-01T00:00:00+08:00',
      })),
    },
  ],
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(home.regionFloors, {
      regionCode: 'SUPPER_MALL_HOME',
      variesBy: [],
      floors: [
        {
          kind: 'quick',
          floorId: 'q',
          title: '快捷入口',
          subTitle: '',
          link: null,
          entries: [
            { key: 'luckybag', name: '权益福袋', link: '/content/supper-mall/rights-list', badge: null },
            { key: 'half', name: '五折购', link: '/content/supper-mall/select-discount', badge: null },
          ],
        },
      ],
    })
    .answer(home.couponCounts, {
      totalCouponCount: 9,
      waitCouponCount: 0,
      qyfdCouponCount: 3,
      lllbCouponCount: 2,
      wzgCouponCount: 1,
      trafficBagCount: 4,
      halfPriceCount: 6,
    })
    .answer(memberPage.memberTiers, aTiersAnswer())
    .answer(myMonth.monthRights, month())
    .answer(placement.searchWords, { placeholder: '视频', words: [] })
    .answer(membership.userVipInfo, {
      userDto: { ...aUser(), vipTypeId: 1, vipTypeLevel: 2, vipTypeName: '黄金会员' },
      openProductInfoList: [],
      userVipRights: [],
    });
});
const open = (session: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, project: 'supper-mall', path: '/mall-index', ...session });
const ladder = () => screen.getByRole('region', { name: '会员等级' });

describe('the home of the rights mall', () => {
  it('shows a member the level on its ladder, the counts, and the month’s rights, claimable ones first', async () => {
    const { container } = open({ session: aMember() });
    await waitFor(() => expect(ladder().textContent).toContain('再开通1个产品升铂金'));
    expect(within(ladder()).getByText('黄金').getAttribute('aria-current')).toBe('step');
    expect(await screen.findByText('3张待用')).toBeTruthy();
    expect(screen.getByText('6件可购')).toBeTruthy();
    const cards = within(await screen.findByRole('list', { name: '本月权益' })).getAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      '视频月卡',
      '加油券',
      '电影票',
      '洗车券',
    ]);
    expect(screen.getByRole('link', { name: /权益清单/ }).getAttribute('href')).toContain('/my-month');
    await expectAccessible(container);
  });

  it('invites a guest, and shows what a membership brings', async () => {
    const { user, session } = open({ session: { kind: 'guest' } });
    await user.click(within(ladder()).getByRole('button', { name: '去登录' }));
    expect(session.goToLogin).toHaveBeenCalledOnce();
    expect(await screen.findByRole('list', { name: '本月权益' })).toBeTruthy();
    expect(screen.getByText('每月一袋')).toBeTruthy();
    expect(api.callsOf(myMonth.monthRights)).toEqual([]);
  });

  it('keeps the rights where the floors fail, and the other way round', async () => {
    api.unplug(home.regionFloors).unplug(myMonth.monthRights);
    open({ session: aMember() });
    expect(await screen.findByText('首页内容没有加载出来')).toBeTruthy();
    expect(await screen.findByText('本月权益没有加载出来')).toBeTruthy();
    expect(ladder()).toBeTruthy();
  });

  it('keeps the remembered level while the membership cannot be loaded', async () => {
    rememberMember(environments.dev, { user: aUser(), level: 2, levelName: '黄金会员', products: [] });
    api.unplug(membership.userVipInfo);
    open({ session: aMember() });
    expect(await screen.findByText('会员信息没有加载出来')).toBeTruthy();
    expect(within(ladder()).getByText('黄金').getAttribute('aria-current')).toBe('step');
    forgetMember(environments.dev);
  });
});

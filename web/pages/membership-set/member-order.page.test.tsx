import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { businessOrder } from '#core/contract/content/business-order.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { memberPage } from '#core/contract/content/member-page.ts';
import { renewals } from '#core/contract/order/renewals.ts';
import { membership } from '#core/contract/user/membership.ts';
import { provinceToast } from '#core/rules/membership/province-eligibility.ts';
import {
  aGroup,
  aHolding,
  aTiersAnswer,
  aPlan,
  aTier,
  aVip,
} from '#web/features/offers/testing/some-tiers.ts';
import { someRights } from '#web/features/rights/testing/some-rights.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { callKey } from '#web/platform/queries/use-call.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './member-order.page.tsx';

const worth = (group: ReturnType<typeof aGroup>, ...fen: readonly number[]) => ({
  ...group,
  rightsList: group.rightsList.map((right, at) => ({ ...right, worthFen: fen[at] ?? 0 })),
});
const media = worth(aGroup(), 2_500, 1_500);
const [video, music] = media.rightsList;
const gold = aTier({
  productId: 'watch-30',
  tierName: '黄金会员',
  vipTypeLevel: 2,
  rightTypes: [1, 2],
  groups: [media],
});
const platinum = aTier({
  productId: 'platinum',
  tierName: '铂金会员',
  vipTypeLevel: 3,
  rightsCount: 12,
  productType: 1,
  savesPerMonthFen: 12_800,
  rightTypes: [1, 2, 9],
  groups: [
    {
      ...media,
      chooseCount: 2,
      totalCount: 4,
      rightsList: [
        ...[video, music].flatMap((right) => right ?? []),
        ...media.rightsList.map((right) => ({ ...right, rightsId: `${right.rightsId}-2` })),
      ],
    },
    worth(
      aGroup({
        groupId: 'data',
        chooseCount: 1,
        totalCount: 1,
        rightsList: media.rightsList.slice(0, 1).map((right) => ({ ...right, rightsName: '10GB流量礼包' })),
      }),
      1_500,
    ),
  ],
  plans: [
    aPlan({
      skuId: 'member-platinum.month',
      goodsId: 'member-platinum',
      priceFen: 990,
      nextPriceFen: 1_990,
      badge: '首月立减10元',
    }),
    aPlan({
      skuId: 'member-platinum.year',
      planName: '年卡',
      months: 12,
      autoRenew: false,
      priceFen: 19_800,
      perMonthFen: 1_650,
    }),
  ],
});
const forGold = aTiersAnswer(
  [
    { ...gold, offer: 'held', hint: '您正在使用', canOrder: false, reason: '您已开通该产品，无需重复办理' },
    { ...platinum, offer: 'upgrade', hint: '当前为黄金会员，可升级' },
  ],
  'member',
);
const pack = {
  businessId: 'flow-10',
  businessName: '10GB流量月包',
  summary: '国内通用',
  picUrl: 'goods/data',
  tag: '',
  priceFen: 990,
  priceUnit: '月',
  renewalPriceFen: 1_500,
  priceText: '首月¥9.9，次月起¥15/月',
  subscribed: false,
  canOrder: true,
  reason: '',
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(memberPage.memberTiers, aTiersAnswer([gold, platinum], 'member'))
    .answer(renewals.renewals, { list: [], serverNow: '2026-06-01T04:00:00.000Z' })
    .answer(businessOrder.vipOrderBusinesses, [pack])
    .answer(membership.userVipInfo, aVip())
    .answer(cardProduct.memberRights, { ...someRights(), claimableCount: 4 });
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, project: 'super-market', session: { kind: 'guest' }, ...overrides });

describe('会员', () => {
  it('shows a guest the levels, plans and rights, and asks them to sign in', async () => {
    const { user, session, container } = open();
    expect(await screen.findByRole<HTMLInputElement>('radio', { name: /^黄金会员/ })).toMatchObject({
      checked: true,
    });
    await user.click(screen.getByRole('radio', { name: /^铂金会员/ }));
    expect(screen.getByRole('region', { name: '铂金会员权益' }).textContent).toContain('五折购');
    expect(screen.getByText('首月立减10元')).toBeTruthy();
    expect(screen.getByText('次月起¥19.9/月')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '登录后开通' }));
    expect(session.goToLogin).toHaveBeenCalledTimes(1);
    await expectAccessible(container);
  });

  it('begins for a member with the step above theirs, and takes them there', async () => {
    api
      .answer(memberPage.memberTiers, forGold)
      .answer(membership.userVipInfo, aVip(aHolding({ productId: 'watch-30' })));
    const { user, navigator } = open({ session: aMember() });
    expect(await screen.findByRole<HTMLInputElement>('radio', { name: /^铂金会员/ })).toMatchObject({
      checked: true,
    });
    expect(await screen.findByText('首月应付，可随时取消')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: '我已阅读并同意' }));
    await user.click(screen.getByRole('button', { name: '立即升级' }));
    await waitFor(() =>
      expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(
          /\/order-pay\?goodsId=member-platinum&skuId=member-platinum\.month&productId=platinum&timeStamp=\d+$/,
        ),
      ),
    );
  });

  it('shows a member what waits in the level they have', async () => {
    api
      .answer(memberPage.memberTiers, forGold)
      .answer(membership.userVipInfo, aVip(aHolding({ productId: 'watch-30' })));
    const { user } = open({ session: aMember() });
    await user.click(await screen.findByRole('radio', { name: /^黄金会员/ }));
    expect((await screen.findByRole('link', { name: '领取本月权益（4项）' })).getAttribute('href')).toBe(
      '/content/standalone-pages/rights-entrance?offerId=watch-30&subscriptionId=S1',
    );
    expect(screen.getByText('已开通，9月1日自动续订')).toBeTruthy();
  });

  it('shows another province why not', async () => {
    api.answer(
      memberPage.memberTiers,
      aTiersAnswer(
        [gold, platinum].map((tier) => ({ ...tier, canOrder: false, reason: provinceToast })),
        'member',
      ),
    );
    open({ session: aMember({ ispFlag: 0 }) });
    expect(await screen.findByText(provinceToast)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /开通/ })).toBeNull();
  });

  it('compares the levels in a table: worth, price, and what a year saves', async () => {
    const { user, container } = open();
    const rowOf = (name: string) =>
      within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    await screen.findByRole('region', { name: '会员等级对比表' });
    expect(rowOf('影音会员')).toEqual(['2选1¥25', '4选2¥50']);
    expect(rowOf('通用流量')).toEqual(['—不含', '10GB¥15']);
    expect(rowOf('每月价值')).toEqual(['¥25', '¥65']);
    expect(rowOf('每月价格')).toEqual(['¥20', '¥19.9']);
    expect(rowOf('每月净省')).toEqual(['¥5', '¥45.1']);
    expect(screen.queryByRole('row', { name: /^能否办理/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^铂金会员/ }));
    expect(screen.getByText('开通铂金，一年净省¥582')).toBeTruthy();
    expect(screen.getByText('权益价值¥780 − 一年会员费¥198，按每月全部领取计')).toBeTruthy();
    await expectAccessible(container);
  });

  it('says in the table which level the member has, and why one cannot be ordered', async () => {
    const lower = '您已有更高等级的会员';
    api
      .answer(
        memberPage.memberTiers,
        aTiersAnswer(
          [
            { ...gold, offer: 'lower', canOrder: false, reason: lower },
            { ...platinum, offer: 'held', canOrder: false, reason: '您已开通该产品，无需重复办理' },
          ],
          'member',
        ),
      )
      .answer(membership.userVipInfo, aVip(aHolding({ productId: 'platinum' })));
    open({ session: aMember() });
    expect((await screen.findByRole('columnheader', { name: /^铂金会员/ })).textContent).toContain('你现在');
    expect(screen.getByRole('row', { name: /^能否办理/ }).textContent).toBe(`能否办理${lower}使用中`);
    expect(screen.getByText('你是铂金会员，一年净省¥582')).toBeTruthy();
  });

  it('says what is paid today and whether it goes on', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: /^铂金会员/ }));
    const terms = screen.getByRole('region', { name: '铂金会员，怎么付' });
    expect(terms.textContent).toContain('连续包月');
    await user.click(screen.getByRole('radio', { name: /^年卡/ }));
    expect(terms.textContent).toContain('· 年卡');
  });

  it('compares the levels, types of rights included (§6)', async () => {
    const { user, container } = open();
    await user.click(await screen.findByRole('button', { name: '权益对比' }));
    const sheet = await screen.findByRole('dialog', { name: '权益对比' });
    expect(sheet.textContent).toContain('五折购—不含享有');
    expect(sheet.textContent).toContain('会员价享有享有');
    await expectAccessible(container);
  });

  it('recommends what goes with the level, and does without when it does not come', async () => {
    const { unmount } = open();
    expect((await screen.findByRole('link', { name: /10GB流量月包/ })).getAttribute('href')).toBe(
      '/content/standalone-pages/tel-manage/service-provision-page?businessId=flow-10',
    );
    unmount();
    api.unplug(businessOrder.vipOrderBusinesses);
    open();
    await screen.findByRole('region', { name: '黄金会员权益' });
    expect(screen.queryByText('搭配办理更划算')).toBeNull();
  });

  it('shows a sentence and one tap to try again when the levels do not come', async () => {
    api.unplug(memberPage.memberTiers);
    const { user } = open();
    expect(await screen.findByText('会员信息没有加载出来')).toBeTruthy();
    api.answer(memberPage.memberTiers, forGold);
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('radio', { name: /^黄金会员/ })).toBeTruthy();
  });

  it('offers a member nothing while it is unknown what they hold', async () => {
    api.unplug(membership.userVipInfo);
    const { user } = open({ session: aMember() });
    expect((await screen.findByText('会员信息没有加载出来')).getAttribute('role')).toBe('alert');
    expect(screen.queryByRole('button', { name: '立即开通' })).toBeNull();
    api.answer(membership.userVipInfo, aVip());
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('button', { name: '立即开通' })).toBeTruthy();
  });

  it('does not show a member the guest’s levels when their own do not come', async () => {
    function WithGuestAnswer() {
      useQueryCache().seed(
        callKey(memberPage.memberTiers, { line: 'member' }),
        aTiersAnswer([gold, platinum], 'member'),
      );
      return <page.Page />;
    }
    api.unplug(memberPage.memberTiers);
    const { user } = renderInSite(<WithGuestAnswer />, {
      api,
      project: 'super-market',
      session: aMember(),
    });
    expect(await screen.findByText('会员信息没有加载出来')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '立即开通' })).toBeNull();
    expect(screen.queryByRole('status', { name: '加载中' })).toBeNull();
    api.answer(memberPage.memberTiers, forGold);
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('button', { name: '立即升级' })).toBeTruthy();
  });
});

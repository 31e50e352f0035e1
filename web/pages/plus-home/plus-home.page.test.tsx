import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noExternalServices } from '#core/config/external-services.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { memberPage } from '#core/contract/content/member-page.ts';
import { singleRights } from '#core/contract/content/single-rights.ts';
import { home } from '#core/contract/goods/home.ts';
import { membership } from '#core/contract/user/membership.ts';
import { profile } from '#core/contract/user/profile.ts';
import { aGoods } from '#web/features/goods/testing/samples.ts';
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
import { siteOf } from '#web/platform/site/site-context.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './plus-home.page.tsx';

const head = { subTitle: '', link: '/content/super-market/rights-discount' };
const floors = [
  {
    kind: 'quick' as const,
    floorId: 'q',
    ...head,
    title: '专享服务',
    entries: [
      { key: 'plane', name: '机场贵宾', link: '/lounge', badge: '含1位同行' },
      { key: 'rail', name: '尚未开通', link: null, badge: null },
    ],
  },
  {
    kind: 'goods' as const,
    floorId: 'g',
    ...head,
    title: 'PLUS专享价',
    goods: [
      aGoods('music', {
        goodsName: '音乐典藏会员年卡',
        priceFen: 18_800,
        memberPriceFen: 9_400,
        originalPriceFen: 18_800,
        tags: [{ text: 'PLUS 5折', tone: 'vip' }],
      }),
    ],
  },
];
const rights = () =>
  someRights(
    [
      aGroup([
        aRight({ rightsId: 'air', rightsShowName: '机场贵宾厅' }),
        aRight({
          rightsId: 'fuel',
          rightsShowName: '50元加油券',
          recvStatus: 2,
          claimedAt: '2026-08-03T02:05:00.000Z',
        }),
      ]),
    ],
    { offerId: '77', productId: '77', subscriptionId: 'S.77' },
  );
const holder = someMembership([
  anOpenProduct('77', {
    vipTypeLevel: 4,
    vipTypeName: 'PLUS会员',
    savedFen: 128_600,
    expiresOn: '2027-03-18',
  }),
]);

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(home.regionFloors, { regionCode: 'EXCELLENT_PLUS_HOME', floors, variesBy: [] })
    .answer(memberPage.memberTiers, someTiers(aTier('77')))
    .answer(memberPage.isExcellentVip, true)
    .answer(membership.userVipInfo, holder)
    .answer(cardProduct.receivedRights, { list: [], total: 0, hasNext: false })
    .answer(cardProduct.memberRights, rights());
});
afterEach(() => sessionStorage.clear());
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, project: 'excellent-plus', session: aMember(), ...overrides });
const card = () => screen.getByRole('region', { name: 'PLUS会员卡' });

describe('the plus home of a member', () => {
  it('shows the card, the services, the rights of the month and goods at the member price', async () => {
    const { container } = open();
    await waitFor(() =>
      expect(card().textContent).toBe('PLUS会员138****0001¥1,286年度已省2项专享权益2027.03.18到期'),
    );
    expect(
      within(screen.getByRole('navigation', { name: '专享服务' }))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['机场贵宾含1位同行']);
    await screen.findByText('剩余16天');
    const shelf = screen.getByRole('region', { name: '本月尊享' });
    expect(
      within(shelf).getByRole('button', { name: '本月已领：50元加油券', description: '8月3日已领取' }),
    ).toBeTruthy();
    expect(within(shelf).getByRole('link', { name: '全部：本月尊享' }).getAttribute('href')).toBe(
      '/content/excellent-plus/my-month',
    );
    expect(screen.getByRole('region', { name: 'PLUS专享价' }).textContent).toContain(
      'PLUS 5折专享价¥94原价¥188',
    );
    expect(screen.getByRole('link', { name: '音乐典藏会员年卡' }).getAttribute('href')).toBe(
      '/content/super-market/goods-detail?goodsId=music&skuId=music.1&mall=excellent-plus',
    );
    await expectAccessible(container);
  });

  it('claims in place through the rightsApi of the upgrade family, and shows how it ended', async () => {
    api.answer(singleRights.receiveUpgradeRights, () => {
      api.answer(cardProduct.receivedRights, { list: [aRecord()], total: 1, hasNext: false });
      return { claimId: 'C1', recvStatus: 1 as const, message: '', claimedAt: '2026-08-03T02:05:00.000Z' };
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '点击领取：机场贵宾厅' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: '领取成功' })).toBeTruthy());
    expect(api.callsOf(singleRights.receiveUpgradeRights)[0]?.input).toMatchObject({
      productId: '77',
      subscriptionId: 'S.77',
      rightsId: 'air',
    });
  });

  it('is the same for a holder of another province: nothing is held against them', async () => {
    open({ session: aMember({ ispFlag: 0 }) });
    expect(
      (await screen.findByRole('button', { name: '点击领取：机场贵宾厅' })).getAttribute('aria-disabled'),
    ).toBeNull();
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('keeps the rest when the rights cannot be had, and asks again', async () => {
    api.unplug(cardProduct.memberRights);
    const { user } = open();
    expect(await screen.findByText('本月尊享没有加载出来')).toBeTruthy();
    expect(screen.getByText('音乐典藏会员年卡')).toBeTruthy();
    api.answer(cardProduct.memberRights, rights());
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('机场贵宾厅')).toBeTruthy();
  });

  it('says so when the floors cannot be had', async () => {
    api.unplug(home.regionFloors);
    open();
    expect(await screen.findByText('首页内容没有加载出来')).toBeTruthy();
    await waitFor(() => expect(card().textContent).toContain('年度已省'));
  });
});

describe('the plus home of others', () => {
  it('shows a guest what the product gives and costs, and the way in', async () => {
    const { user, session, container } = open({ session: { kind: 'guest' } });
    await waitFor(() => expect(card().textContent).toContain('¥1,299每年2项专享权益¥311每月约省'));
    await user.click(within(card()).getByRole('button', { name: '去登录' }));
    await user.click(await screen.findByRole('button', { name: '领我：机场贵宾厅' }));
    expect(session.goToLogin).toHaveBeenCalledTimes(2);
    expect(api.callsOf(cardProduct.memberRights)).toEqual([]);
    await expectAccessible(container);
  });

  it('says what is out of stock (§4)', async () => {
    const tier = aTier('77');
    api.answer(
      memberPage.memberTiers,
      someTiers({
        ...tier,
        groups: tier.groups.map((group) => ({
          ...group,
          rightsList: group.rightsList.map((right) => ({ ...right, lackStockFlag: 1 as const })),
        })),
      }),
    );
    open({ session: { kind: 'guest' } });
    expect(
      (await screen.findByRole('button', { name: '缺货：机场贵宾厅' })).getAttribute('aria-disabled'),
    ).toBe('true');
  });

  it('leads who does not hold it to the membership (§4: toOrder)', async () => {
    api.answer(membership.userVipInfo, someMembership()).answer(memberPage.isExcellentVip, false);
    const { user, navigator } = open();
    await user.click(await screen.findByRole('button', { name: '领我：高铁贵宾厅' }));
    await waitFor(() =>
      expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
        expect.stringContaining('/content/excellent-plus/member-order?productId=77'),
      ),
    );
    expect(card().textContent).not.toContain('尊享客户');
  });

  it('lets a member try again whose own offer did not come, instead of a button that waits', async () => {
    api.answer(membership.userVipInfo, someMembership()).unplug(memberPage.memberTiers);
    const { user } = open();
    const button = (name: string) => within(card()).getByRole('button', { name });
    const retry = await waitFor(() => button('重试'));
    expect(screen.queryByRole('button', { name: '立即开通' })).toBeNull();
    api.answer(memberPage.memberTiers, someTiers(aTier('77')));
    await user.click(retry);
    await waitFor(() => expect(button('立即开通')).toBeTruthy());
  });

  it('knows a plus VIP without the product (§6)', async () => {
    api.answer(membership.userVipInfo, someMembership());
    open();
    await waitFor(() => expect(card().textContent).toContain('138****0001 · 尊享客户'));
  });

  it('shows who may not order it yet the memberships that lead there', async () => {
    api
      .answer(membership.userVipInfo, someMembership())
      .answer(
        memberPage.memberTiers,
        someTiers(aTier('77', { canOrder: false, reason: '您的会员等级还不够，升级后即可办理' })),
      );
    open();
    expect((await within(card()).findByRole('link', { name: '去看会员' })).getAttribute('href')).toBe(
      '/content/excellent-plus/member-order',
    );
    expect(card().textContent).toContain('您的会员等级还不够');
  });

  it('shows a number of another province why not, instead of a button', async () => {
    const stranger = someMembership();
    api
      .answer(membership.userVipInfo, { ...stranger, userDto: { ...stranger.userDto, ispFlag: 0 } })
      .answer(
        memberPage.memberTiers,
        someTiers(aTier('77', { canOrder: false, reason: '该业务仅限江苏移动用户使用' })),
      )
      .answer(profile.provinceEligible, false);
    open({ session: aMember({ ispFlag: 0 }) });
    await waitFor(() => expect(card().textContent).toContain('该业务仅限江苏移动用户使用'));
    expect(within(card()).queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: '立即开通' })).toBeNull();
    expect(screen.queryByRole('link', { name: /了解会员/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /领我/ })).toBeNull();
    expect((await screen.findAllByRole('button', { name: /仅限江苏用户/ })).length).toBeGreaterThan(0);
    expect(screen.queryByRole('note')).toBeNull();
  });

  it.each([
    ['', '77'],
    ['?productId=78', '78'],
  ])('opened with "%s" is about the product %s (§3), drawn by public calls', (search, productId) => {
    const place = { env: 'dev', base: '/content', project: 'excellent-plus' } as const;
    const calls =
      page.firstCalls?.({ ...place, path: '/index', search, external: noExternalServices }, siteOf(place)) ??
      [];
    expect(calls.map(({ endpoint, input }) => [endpoint.access, input])).toEqual([
      ['guest', { regionCode: 'EXCELLENT_PLUS_HOME' }],
      ['guest', { productId }],
    ]);
  });
});

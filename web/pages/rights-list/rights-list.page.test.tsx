import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noExternalServices } from '#core/config/external-services.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { memberPage } from '#core/contract/content/member-page.ts';
import { notices } from '#core/contract/content/notices.ts';
import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import { membership } from '#core/contract/user/membership.ts';
import type { OpenProduct } from '#core/contract/user/membership.shapes.ts';
import { profile } from '#core/contract/user/profile.ts';
import { anOpenProduct, aTier, someMembership } from '#web/features/membership/testing/some-membership.ts';
import { aGroup, aProduct, aRecord, aRight, someRights } from '#web/features/rights/testing/some-rights.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { siteOf } from '#web/platform/site/site-context.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './rights-list.page.tsx';

const car = aProduct({ productId: 'car', productName: '车主权益包', subscriptionId: 'S2' });
const carRights = someRights(
  [
    aGroup(
      [
        aRight({
          rightsId: 'fuel',
          rightsShowName: '20元加油券',
          recvStatus: 3,
          recvBtnType: 3,
          recvReason: '本月已领完',
          lackStockFlag: 1,
        }),
      ],
      { groupId: 'car', groupName: '车主权益' },
    ),
  ],
  {
    productId: 'car',
    productName: '车主权益包',
    subscriptionId: 'S2',
    claimableCount: 0,
    claimedCount: 0,
  },
);

const openProduct = (overrides: Partial<OpenProduct> = {}): OpenProduct =>
  anOpenProduct('watch-30', { subscriptionId: 'S1', ...overrides });
const tier = (productId: string, tierName: string, rightsName: string, lackStockFlag: 0 | 1 = 0): Tier =>
  aTier(productId, {
    tierName,
    plans: [
      {
        productId,
        goodsId: 'g',
        skuId: 'g.m',
        planName: '月卡',
        months: 1,
        autoRenew: true,
        priceFen: 3_000,
        nextPriceFen: null,
        perMonthFen: null,
        badge: '',
      },
      {
        productId,
        goodsId: 'g',
        skuId: 'g.y',
        planName: '年卡',
        months: 12,
        autoRenew: false,
        priceFen: 32_400,
        nextPriceFen: null,
        perMonthFen: 2_700,
        badge: '',
      },
    ],
    groups: [
      {
        groupId: 'media',
        groupName: '影音会员',
        chooseCount: 2,
        totalCount: 4,
        rightsList: [
          {
            rightsId: `${productId}.video`,
            rightsName,
            hint: '充值到您的手机号',
            picUrl: 'goods/video',
            lackStockFlag,
          },
        ],
      },
    ],
  });

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(memberPage.memberTiers, {
      currentLevel: 0,
      currentName: '非会员',
      line: 'member',
      tiers: [tier('watch-30', '黄金会员', '视频会员月卡'), tier('platinum', '铂金会员', '音乐会员月卡')],
    })
    .answer(membership.userVipInfo, someMembership([openProduct(), openProduct({ subscriptionId: 'S2' })]))
    .answer(rightsFamilies.dgProducts, [aProduct(), car])
    .answer(cardProduct.memberRights, ({ offerId }) => (offerId === 'car' ? carRights : someRights()))
    .answer(cardProduct.receivedRights, { list: [], total: 0, hasNext: false })
    .answer(notices.preheatNotices, []);
});
afterEach(() => sessionStorage.clear());

const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, project: 'super-market', session: aMember(), ...overrides });
const head = () => screen.getByRole('region', { name: '会员等级' });

it('权益列表 says what is about to begin once the first screen was looked at (§1, preheat notices)', async () => {
  api.answer(notices.preheatNotices, [
    {
      noticeId: 'N1',
      title: '会员日预告',
      picUrl: 'goods/gift',
      link: '',
      beginsAt: '2026-08-01T00:00:00.000Z',
      endsAt: '2026-09-01T00:00:00.000Z',
      confirmed: 0,
    },
  ]);
  open();
  await screen.findByText('20元加油券');
  fireEvent.scroll(window);
  expect(await screen.findByRole('dialog', { name: '会员日预告' })).toBeTruthy();
});

describe('权益列表 for a member', () => {
  it('heads the list with level, brand and what the month holds over all products', async () => {
    const { container } = open();
    await screen.findByText('20元加油券');
    await waitFor(() => expect(head().textContent).toContain('黄金会员'));
    expect(head().textContent).toContain('138****0001 · 全球尊享金卡');
    expect(
      within(head())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['2项可领', '1项已领', '16天后更新']);
    await expectAccessible(container);
  });

  it('lets a subscriber of another province claim what they hold, and holds no note against them', async () => {
    open({ session: aMember({ ispFlag: 0 }) });
    expect(
      (await screen.findByRole('button', { name: '领我：视频会员月卡' })).getAttribute('aria-disabled'),
    ).toBeNull();
    expect(screen.queryByRole('note')).toBeNull();
    expect(screen.queryByRole('button', { name: /仅限江苏用户/ })).toBeNull();
  });

  it('shows every product with its groups, with a call for each holding', async () => {
    open();
    const watch = await screen.findByRole('region', { name: '随心看权益包 30元版' });
    expect(watch.textContent).toContain('影音会员4选2本月已选0项');
    expect(within(screen.getByRole('region', { name: '车主权益包' })).getByText('本月已领完')).toBeTruthy();
    expect(api.callsOf(cardProduct.memberRights).map(({ input }) => input)).toEqual([
      { offerId: 'watch-30', subscriptionId: 'S1' },
      { offerId: 'car', subscriptionId: 'S2' },
    ]);
  });

  it('shows one product alone when it is chosen', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('tab', { name: '车主权益包' }));
    expect(screen.queryByRole('region', { name: '随心看权益包 30元版' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: '全部' }));
    expect(screen.getByRole('region', { name: '随心看权益包 30元版' })).toBeTruthy();
  });

  it('claims through the one rightsApi, says how it ended, and leads to the result', async () => {
    api.answer(cardProduct.receiveRights, () => {
      api.answer(cardProduct.receivedRights, { list: [aRecord()], total: 1, hasNext: false });
      return { claimId: 'C1', recvStatus: 1 as const, message: '', claimedAt: '2026-08-03T02:05:00.000Z' };
    });
    const { user, navigator } = open();
    await user.click(await screen.findByRole('button', { name: '领我：视频会员月卡' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: '领取成功' }).textContent).toContain('权益已发放'),
    );
    expect(api.callsOf(cardProduct.receiveRights)[0]?.input).toMatchObject({
      productId: 'watch-30',
      subscriptionId: 'S1',
      groupId: 'media',
      rightsId: 'video',
    });
    await user.click(screen.getByRole('button', { name: '查看详情' }));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/super-market\/receive-result\?claimId=C1&timeStamp=\d+$/),
    );
  });

  it('keeps the other products where one cannot be had, and asks again', async () => {
    let reachable = false;
    api.answer(cardProduct.memberRights, ({ offerId }) => {
      if (offerId === 'car' && !reachable) throw new Error('silence');
      return offerId === 'car' ? carRights : someRights();
    });
    const { user } = open();
    expect(await screen.findByText('该产品的权益没有加载出来')).toBeTruthy();
    expect(screen.getByText('视频会员月卡')).toBeTruthy();
    reachable = true;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('20元加油券')).toBeTruthy();
  });

  it('sends a level whose rights are not shown here to its own mall (§6)', async () => {
    api
      .answer(membership.userVipInfo, someMembership([openProduct({ showRights: false })]))
      .answer(rightsFamilies.dgProducts, [aProduct()]);
    open();
    expect((await screen.findByRole('link', { name: '去看看' })).getAttribute('href')).toBe(
      '/content/excellent-plus/index',
    );
    expect(screen.queryByText('视频会员月卡')).toBeNull();
  });
});

describe('权益列表 without a product', () => {
  it('shows a guest what each level brings, and asks nothing about them', async () => {
    const { container, user, session } = open({ session: { kind: 'guest' } });
    await screen.findByText('视频会员月卡');
    expect(screen.getByRole('tabpanel', { name: '黄金会员' }).textContent).toContain('¥27');
    await user.click(screen.getByRole('tab', { name: '铂金会员' }));
    expect(screen.getByText('音乐会员月卡')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '领我：音乐会员月卡' }));
    await user.click(screen.getByRole('button', { name: '去登录' }));
    expect(session.goToLogin).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('link', { name: '去开通' }).getAttribute('href')).toContain(
      '/member-order?productId=platinum',
    );
    expect(api.calls.map(({ path }) => path).filter((path) => path !== notices.preheatNotices.path)).toEqual([
      memberPage.memberTiers.path,
    ]);
    await expectAccessible(container);
  });

  it('says which of it is out of stock', async () => {
    api.answer(memberPage.memberTiers, {
      currentLevel: 0,
      currentName: '非会员',
      line: 'member',
      tiers: [tier('watch-30', '黄金会员', '电影通兑票', 1)],
    });
    open({ session: { kind: 'guest' } });
    expect(
      (await screen.findByRole('button', { name: '缺货：电影通兑票' })).getAttribute('aria-disabled'),
    ).toBe('true');
    expect(screen.getByRole('button', { name: '详情：电影通兑票' })).toBeTruthy();
  });

  it('offers a non-member the same, and a tap on 领我 leads to membership', async () => {
    api.answer(rightsFamilies.dgProducts, []).answer(membership.userVipInfo, someMembership());
    const { user, navigator } = open();
    await user.click(await screen.findByRole('button', { name: '领我：视频会员月卡' }));
    expect(head().textContent).toContain('非会员');
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('/member-order?productId=watch-30'),
    );
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('shows a subscriber of another province kindly why not, and leads to the goods instead of a membership', async () => {
    api
      .answer(rightsFamilies.dgProducts, [])
      .answer(membership.userVipInfo, someMembership())
      .answer(profile.provinceEligible, false);
    open({ session: aMember({ ispFlag: 0 }) });
    await screen.findByText('视频会员月卡');
    expect(screen.getByRole('note').textContent).toContain('目前仅限江苏移动号码开通');
    expect(screen.queryByRole('link', { name: '去开通' })).toBeNull();
    expect(screen.queryByRole('button', { name: /领我/ })).toBeNull();
    expect(
      screen.getByRole('button', { name: '仅限江苏用户：视频会员月卡' }).getAttribute('aria-disabled'),
    ).toBe('true');
    expect(within(head()).getByRole('link', { name: '去逛逛' }).getAttribute('href')).toBe(
      '/content/super-market/market-index',
    );
  });

  it.each([
    [rightsFamilies.dgProducts, aMember(), '权益没有加载出来'],
    [memberPage.memberTiers, { kind: 'guest' } as const, '会员权益没有加载出来'],
  ] as const)('shows a sentence and a retry when $path fails', async (endpoint, session, title) => {
    api.unplug(endpoint);
    const { user } = open({ session });
    expect(await screen.findByText(title)).toBeTruthy();
    const calls = api.callsOf(endpoint).length;
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(api.callsOf(endpoint).length).toBeGreaterThan(calls));
  });

  it('shows boxes and asks nothing while it is not known who is here; the document brings the public offer', () => {
    open({ session: { kind: 'unknown' } });
    expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy();
    expect(api.calls).toEqual([]);
    const place = { env: 'dev', base: '/content', project: 'super-market' } as const;
    expect(
      page
        .firstCalls?.(
          { ...place, path: '/rights-list', search: '', external: noExternalServices },
          siteOf(place),
        )
        .map(({ endpoint }) => endpoint.access),
    ).toEqual(['guest']);
  });
});

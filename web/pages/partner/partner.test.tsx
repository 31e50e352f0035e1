import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { memberPage } from '#core/contract/content/member-page.ts';
import { notices } from '#core/contract/content/notices.ts';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import { aTiersAnswer, aTier } from '#web/features/offers/testing/some-tiers.ts';
import { aGroup, aProduct, aRecord, aRight, someRights } from '#web/features/rights/testing/some-rights.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page as card } from './partner-card.page.tsx';
import { page as detail } from './partner-detail.page.tsx';

const tv = aProduct({ productId: 'tv', productName: '电视会员权益包', subscriptionId: 'S-tv' });
const shop = aProduct({ productId: 'shop', productName: '购物会员权益包', subscriptionId: 'S-shop' });
const other = aProduct({ productId: 'other', productName: '别的权益包' });
const tvRights = someRights(
  [aGroup([aRight({ rightsId: 'film', rightsShowName: '电视影视会员月卡' })], { groupName: '电视会员' })],
  { productId: 'tv', productName: '电视会员权益包', subscriptionId: 'S-tv' },
);
const shopRights = someRights(
  [aGroup([aRight({ rightsId: 'pass', rightsShowName: '购物会员月卡' })], { groupName: '购物权益' })],
  { productId: 'shop', productName: '购物会员权益包', subscriptionId: 'S-shop' },
);
const none = { list: [], total: 0, hasNext: false };

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(memberPage.memberTiers, aTiersAnswer([aTier({ productId: 'tv', offer: 'held' })], 'tv'))
    .answer(rightsFamilies.dgProducts, [other, tv, shop])
    .answer(rightsFamilies.partnerProducts, [shop])
    .answer(rightsFamilies.partnerRetailRights, tvRights)
    .answer(cardProduct.memberRights, shopRights)
    .answer(rightsFamilies.partnerRetailReceivedRights, none)
    .answer(rightsFamilies.partnerReceivedRights, none)
    .answer(cardProduct.receivedRights, none)
    .answer(notices.activityFloor, {
      actFloorId: 'partner-tv',
      title: '',
      subtitle: '',
      picUrl: '',
      link: '',
      beginsAt: '2026-07-31T16:00:00.000Z',
      endsAt: '2026-08-31T16:00:00.000Z',
      rules: ['每月任选1种'],
    });
});
afterEach(() => sessionStorage.clear());

const open = (page = card, overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, session: aMember(), ...overrides });

describe('我的会员卡', () => {
  it("shows the partner's cards and no other, the television card first, with what it gives this month", async () => {
    const { container } = open();
    expect(await screen.findByText('电视影视会员月卡')).toBeTruthy();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '电视会员权益包',
      '购物会员权益包',
    ]);
    expect(screen.getByRole('link', { name: /会员详情/ }).getAttribute('href')).toBe(
      '/content/standalone-pages/partner/egouDetail?productId=tv',
    );
    await expectAccessible(container);
  });

  it('is a card: its state, its number hidden until it is asked for, whose it is, and how it is used on the television', async () => {
    const { container, user } = open();
    const face = await screen.findByRole('region', { name: '会员卡' });
    expect(face.textContent).toContain('使用中长期有效，9月1日更新权益');
    expect(face.textContent).toContain('本月可领');
    await user.click(within(face).getByRole('button', { name: '查看卡号' }));
    expect(within(face).getByRole('button', { name: '隐藏卡号' })).toBeTruthy();
    const steps = within(screen.getByRole('region', { name: '在电视上怎么用' })).getAllByRole('listitem');
    expect(steps.map((step) => step.querySelector('b')?.textContent)).toEqual([
      '在本页领取',
      '电视上绑定号码',
      '重新进入影视专区',
    ]);
    await expectAccessible(container);
  });

  it('hides the number but for its ends', async () => {
    api.answer(rightsFamilies.dgProducts, [{ ...tv, subscriptionId: '202608160001-1' }]);
    const { user } = open();
    expect(await screen.findByText('2026 **** 1')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '查看卡号' }));
    expect(screen.getByText('2026 0816 0001 1')).toBeTruthy();
  });

  it('that ended says so and leads to opening it again, and asks for no rights', async () => {
    api
      .answer(rightsFamilies.dgProducts, [{ ...tv, endsOn: '2026-08-01', daysLeft: 0, hasEnded: true }])
      .answer(rightsFamilies.partnerProducts, []);
    const { container, unmount } = open();
    expect(await screen.findByText('已到期')).toBeTruthy();
    expect(screen.getByRole('link', { name: '重新开通' })).toBeTruthy();
    await expectAccessible(container);
    unmount();
    open(detail);
    expect(await screen.findByText('还没有领取记录')).toBeTruthy();
    expect(api.callsOf(rightsFamilies.partnerRetailRights)).toEqual([]);
  });

  it('puts the chosen card into the address, and shows the one it names', async () => {
    const { user, navigator, unmount } = open();
    await user.click(await screen.findByRole('tab', { name: '购物会员权益包' }));
    expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/partner\/egouCard\?productId=shop&timeStamp=\d+$/),
    );
    unmount();
    open(card, { search: '?productId=shop' });
    expect(await screen.findByText('购物会员月卡')).toBeTruthy();
    expect(api.callsOf(cardProduct.memberRights)[0]?.input).toEqual({
      offerId: 'shop',
      subscriptionId: 'S-shop',
    });
  });

  it('claims with one tap, says how it ended and leads to the records', async () => {
    api
      .answer(cardProduct.receiveRights, {
        claimId: 'C1',
        recvStatus: 1,
        message: '',
        claimedAt: '2026-08-03T02:05:00.000Z',
      })
      .answer(cardProduct.receivedRights, { ...none, list: [aRecord()] });
    const { user, navigator } = open();
    await user.click(await screen.findByRole('button', { name: '点击领取' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: '领取成功' })).getByRole('button', {
        name: '查看记录',
      }),
    );
    expect(api.callsOf(cardProduct.receiveRights)[0]?.input).toMatchObject({
      productId: 'tv',
      subscriptionId: 'S-tv',
      rightsId: 'film',
    });
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/partner\/egouDetail\?productId=tv&timeStamp=\d+$/),
    );
  });
});

describe('会员详情', () => {
  it('shows since when the card is held, what it gives and by which rules, and what was claimed', async () => {
    api.answer(rightsFamilies.partnerRetailReceivedRights, {
      list: [aRecord({ rightsName: '电视影视会员月卡' })],
      total: 1,
      hasNext: false,
    });
    const { container } = open(detail);
    expect(
      within(await screen.findByRole('region', { name: '会员卡' })).getByRole('heading', {
        name: '电视会员权益包',
      }),
    ).toBeTruthy();
    expect(screen.getByRole('group', { name: '会员信息' }).textContent).toBe(
      '开通时间2026-03-01权益更新2026-09-01',
    );
    const right = await screen.findByRole('link', { name: /电视影视会员月卡/ });
    expect(right.getAttribute('href')).toMatch(
      /\/rights-detail\?rightsId=film&productId=tv&groupId=media&subscriptionId=S-tv$/,
    );
    expect(
      within(await screen.findByRole('region', { name: '活动规则' })).getByText('每月任选1种'),
    ).toBeTruthy();
    expect(await screen.findByText('已发放')).toBeTruthy();
    expect(api.callsOf(rightsFamilies.partnerRetailReceivedRights)[0]?.input).toMatchObject({
      productId: 'tv',
    });
    await expectAccessible(container);
  });

  it('shows the rules once the records above them are there, so that they do not move', async () => {
    const records = Promise.withResolvers<typeof none>();
    api.answer(rightsFamilies.partnerRetailReceivedRights, () => records.promise);
    open(detail);
    await screen.findByRole('region', { name: '领取记录' });
    // Time for the answer with the rules.
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.queryByRole('region', { name: '活动规则' })).toBeNull();
    records.resolve(none);
    expect(await screen.findByRole('region', { name: '活动规则' })).toBeTruthy();
    expect(screen.getByText('还没有领取记录')).toBeTruthy();
  });

  it('of the shopping card reads its records through its own rightsApi', async () => {
    const { user, navigator } = open(detail, { search: '?productId=shop' });
    await user.click(await screen.findByRole('button', { name: '去领取' }));
    expect(api.callsOf(rightsFamilies.partnerReceivedRights)[0]?.input).toMatchObject({ productId: 'shop' });
    expect(api.callsOf(rightsFamilies.partnerRetailReceivedRights)).toEqual([]);
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/partner\/egouCard\?productId=shop&timeStamp=\d+$/),
    );
  });
});

describe.each([
  ['我的会员卡', card],
  ['会员详情', detail],
] as const)('%s without a card to show', (title, page) => {
  it('shows who holds none where to begin', async () => {
    api.answer(rightsFamilies.dgProducts, [other]).answer(rightsFamilies.partnerProducts, []);
    const { container } = open(page);
    expect(await screen.findByRole('heading', { name: '您还没有会员卡' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '去看看' }).getAttribute('href')).toBe(
      '/content/standalone-pages/partner/partner-egou',
    );
    await expectAccessible(container);
  });

  it.each([rightsFamilies.dgProducts, rightsFamilies.partnerProducts])(
    'shows a sentence and one tap to try again when $path fails',
    async (endpoint) => {
      api.unplug(endpoint);
      const { user } = open(page);
      expect(await screen.findByText('会员卡没有加载出来')).toBeTruthy();
      api.answer(endpoint, endpoint === rightsFamilies.dgProducts ? [tv] : [shop]);
      await user.click(screen.getByRole('button', { name: '重试' }));
      await waitFor(() => expect(screen.getAllByText('电视会员权益包').length).toBeGreaterThan(0));
    },
  );

  it('shows a skeleton while the session is unknown', () => {
    open(page, { session: { kind: 'unknown' } });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy();
    expect(api.callsOf(rightsFamilies.partnerProducts)).toEqual([]);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import { profile } from '#core/contract/user/profile.ts';
import { aGroup, aProduct, aRecord, aRight, someRights } from '#web/features/rights/testing/some-rights.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './rights-entrance.page.tsx';

const other = aProduct({ productId: 'car', productName: '车主权益包', subscriptionId: 'S2' });
const otherRights = someRights([aGroup([aRight({ rightsId: 'fuel', rightsShowName: '20元加油券' })])], {
  offerId: 'car',
  productId: 'car',
  productName: '车主权益包',
  subscriptionId: 'S2',
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(rightsFamilies.dgProducts, [aProduct()])
    .answer(cardProduct.memberRights, ({ offerId }) => (offerId === 'car' ? otherRights : someRights()))
    .answer(cardProduct.receivedRights, { list: [], total: 0, hasNext: false });
});
afterEach(() => sessionStorage.clear());

const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, session: aMember(), ...overrides });

describe('权益领取 for a member', () => {
  it('shows the product, what waits, and every group with its rights', async () => {
    const { container } = open();
    const card = await screen.findByRole('region', { name: '当前产品' });
    expect(card.textContent).toContain('随心看权益包 30元版');
    expect(card.textContent).toContain('2 项可领1 项已领16 天后更新');
    expect(within(screen.getByRole('region', { name: '影音会员' })).getByText('视频会员月卡')).toBeTruthy();
    expect(screen.getByText('当前号码 138****0001')).toBeTruthy();
    expect(screen.queryByRole('tablist')).toBeNull();
    await expectAccessible(container);
  });

  it('asks for the rights of the subscription that is held', async () => {
    open();
    await screen.findByRole('region', { name: '当前产品' });
    expect(api.callsOf(cardProduct.memberRights)[0]?.input).toEqual({
      offerId: 'watch-30',
      subscriptionId: 'S1',
    });
  });

  it('claims with one tap and says how it ended', async () => {
    api.answer(cardProduct.receiveRights, () => {
      api.answer(cardProduct.receivedRights, { list: [aRecord()], total: 1, hasNext: false });
      api.answer(
        cardProduct.memberRights,
        someRights([aGroup([aRight({ recvStatus: 2, claimedAt: '2026-08-03T02:05:00.000Z' })])]),
      );
      return { claimId: 'C1', recvStatus: 1 as const, message: '', claimedAt: '2026-08-03T02:05:00.000Z' };
    });
    const { user, navigator } = open();
    await user.click(await screen.findByRole('button', { name: '点击领取' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: '领取成功' }).textContent).toContain('权益已发放'),
    );
    expect(screen.getByText('8月3日已领取')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '查看记录' }));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/rights-entrance\/record-list\?timeStamp=\d+$/),
    );
  });

  it('leads to the records by a real link, and back by the arrow', async () => {
    const { user, navigator } = open();
    expect(screen.getByRole('link', { name: '领取记录' }).getAttribute('href')).toBe(
      '/content/standalone-pages/rights-entrance/record-list',
    );
    await user.click(screen.getByRole('button', { name: '返回' }));
    expect(navigator.back).toHaveBeenCalledTimes(1);
  });

  it('signs out only after a confirmation', async () => {
    const { user, session } = open();
    await user.click(await screen.findByRole('button', { name: '退出登录' }));
    const dialog = screen.getByRole('dialog', { name: '退出登录' });
    await user.click(within(dialog).getByRole('button', { name: '再想想' }));
    expect(session.signOut).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '退出登录' }));
    await user.click(
      within(screen.getByRole('dialog', { name: '退出登录' })).getByRole('button', { name: '退出' }),
    );
    expect(session.signOut).toHaveBeenCalledExactlyOnceWith('login');
  });
});

describe('权益领取 with several products', () => {
  beforeEach(() => void api.answer(rightsFamilies.dgProducts, [aProduct(), other]));

  it('shows the first, and offers the others as tabs that govern the panel', async () => {
    const { container } = open();
    await screen.findByText('视频会员月卡');
    expect(
      screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')]),
    ).toEqual([
      ['随心看权益包 30元版', 'true'],
      ['车主权益包', 'false'],
    ]);
    expect(screen.getByRole('tabpanel', { name: '随心看权益包 30元版' }).id).toBe(
      screen.getAllByRole('tab')[0]?.getAttribute('aria-controls'),
    );
    await expectAccessible(container);
  });

  it('puts the choice into the address, without a step in the history', async () => {
    const { user, navigator } = open();
    await user.click(await screen.findByRole('tab', { name: '车主权益包' }));
    expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/rights-entrance\?offerId=car&subscriptionId=S2&timeStamp=\d+$/),
    );
    expect(navigator.push).not.toHaveBeenCalled();
  });

  it.each([
    ['?offerId=car', '20元加油券'],
    ['?subscriptionId=S2', '20元加油券'],
    ['?offerId=gone', '视频会员月卡'],
    ['', '视频会员月卡'],
  ])('opened with "%s" shows %s', async (search, right) => {
    open({ search });
    expect(await screen.findByText(right)).toBeTruthy();
  });

  it('distinguishes two subscriptions of one product', async () => {
    api.answer(rightsFamilies.dgProducts, [aProduct(), aProduct({ subscriptionId: 'S9' })]);
    open({ search: '?offerId=watch-30&subscriptionId=S9' });
    await waitFor(() =>
      expect(api.callsOf(cardProduct.memberRights)[0]?.input).toEqual({
        offerId: 'watch-30',
        subscriptionId: 'S9',
      }),
    );
    expect(screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
    ]);
  });
});

describe('权益领取 without rights to show', () => {
  it('shows a subscriber without products where to get one', async () => {
    api.answer(rightsFamilies.dgProducts, []);
    open();
    expect(await screen.findByRole('heading', { name: '您还没有开通权益产品' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '去开通' }).getAttribute('href')).toBe(
      '/content/super-market/member-order',
    );
  });

  it('offers another province what is open to it, and says why not the membership', async () => {
    api.answer(rightsFamilies.dgProducts, []).answer(profile.provinceEligible, false);
    const { container } = open({ session: aMember({ ispFlag: 0 }) });
    expect(await screen.findByRole('heading', { name: '您还没有开通权益产品' })).toBeTruthy();
    expect(screen.getByRole('note').textContent).toContain('仅限江苏移动号码开通');
    expect(screen.queryByRole('link', { name: '去开通' })).toBeNull();
    expect(screen.getByRole('link', { name: '去逛逛' }).getAttribute('href')).toBe(
      '/content/super-market/market-index',
    );
    await expectAccessible(container);
  });

  it.each([rightsFamilies.dgProducts, cardProduct.memberRights])(
    'shows a sentence and one tap to try again when $path fails',
    async (endpoint) => {
      api.unplug(endpoint);
      const { user } = open();
      expect(await screen.findByText('权益没有加载出来')).toBeTruthy();
      expect(screen.getByText('网络不给力，请检查后重试')).toBeTruthy();
      if (endpoint === rightsFamilies.dgProducts) api.answer(rightsFamilies.dgProducts, [aProduct()]);
      else api.answer(cardProduct.memberRights, someRights());
      await user.click(screen.getByRole('button', { name: '重试' }));
      expect(await screen.findByText('视频会员月卡')).toBeTruthy();
      expect(screen.queryByText('权益没有加载出来')).toBeNull();
    },
  );

  it.each(['guest', 'unknown'] as const)(
    'shows boxes and asks nothing while it is for a session that is %s',
    (kind) => {
      open({ session: { kind } });
      expect(screen.getByRole('heading', { level: 1, name: '权益领取' })).toBeTruthy();
      expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy();
      expect(screen.queryByText('退出登录')).toBeNull();
      expect(api.calls).toEqual([]);
    },
  );
});

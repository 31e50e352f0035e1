import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { memberPage } from '#core/contract/content/member-page.ts';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import { singleRights } from '#core/contract/content/single-rights.ts';
import { profile } from '#core/contract/user/profile.ts';
import { provinceToast } from '#core/rules/membership/province-eligibility.ts';
import { aTiersAnswer, aPlan, aTier } from '#web/features/offers/testing/some-tiers.ts';
import { aGroup, aProduct, aRecord, aRight, someRights } from '#web/features/rights/testing/some-rights.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './product-spotlight.page.tsx';

const video = aRight();
const cinema = aRight({
  rightsId: 'cinema',
  rightsShowName: '电影通兑票',
  recvStatus: 3,
  recvReason: '本月已领完',
  lackStockFlag: 1,
});
const music = aRight({
  rightsId: 'music',
  rightsShowName: '音乐会员月卡',
  recvStatus: 2,
  claimedAt: '2026-08-03T02:05:00.000Z',
});
const sports = aRight({
  rightsId: 'sports',
  rightsShowName: '体育会员月卡',
  recvStatus: 4,
  recvReason: '本月已选满2项',
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(rightsFamilies.dgProducts, [aProduct()])
    .answer(rightsFamilies.dgRights, someRights([aGroup([cinema, video, music, sports])]))
    .answer(memberPage.memberTiers, aTiersAnswer())
    .answer(cardProduct.receivedRights, { list: [], total: 0, hasNext: false })
    .answer(singleRights.singleRightDetail, ({ rightsId }) => ({
      ...video,
      rightsId: String(rightsId),
      productId: 'watch-30',
      productName: '随心看权益包',
      subscriptionId: 'S1',
      detail: `${rightsId}的说明。`,
      rules: ['不可退换。'],
      delivery: 'recharge' as const,
      rechargeMobile: null,
      claimableFrom: null,
      claimableUntil: null,
    }));
});
afterEach(() => sessionStorage.clear());
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, session: aMember(), ...overrides });
const focus = () => within(screen.getByRole('region', { name: '权益聚焦' })).getByRole('heading').textContent;

describe('产品权益 of a product one holds', () => {
  it('focuses a claimable right, with its description', async () => {
    const { container } = open();
    await screen.findByRole('region', { name: '权益聚焦' });
    expect(screen.getByRole('region', { name: '当前产品' }).textContent).toContain(
      '2 项可领1 项已领16 天后更新',
    );
    expect(focus()).toBe('视频会员月卡');
    expect(screen.getByRole('region', { name: '权益聚焦' }).textContent).toContain('影音会员 · 4选2');
    expect(await screen.findByText('video的说明。')).toBeTruthy();
    await expectAccessible(container);
  });

  it.each([
    ['电影通兑票，已领完', '暂不可领', '本月已领完'],
    ['音乐会员月卡，已领', '本月已领', '8月3日已领取'],
    ['体育会员月卡', '下月可领', '本月已选满2项'],
  ])('says of %s: %s, because %s (§4)', async (choice, text, reason) => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: choice }));
    expect(
      screen.getByRole('button', { name: text, description: reason }).getAttribute('aria-disabled'),
    ).toBe('true');
  });

  it.each([
    [2, '立即领取', null],
    [3, '本月已领', 'true'],
  ] as const)('of product status %i says of a gift: %s (§4)', async (recvStatus, text, disabled) => {
    const gift = aRight({
      rightsId: 'gift',
      rightsShowName: '会员礼',
      giveFlag: 1,
      recvStatus: recvStatus === 2 ? 0 : 2,
    });
    api.answer(rightsFamilies.dgRights, someRights([aGroup([music, sports, gift])], { recvStatus }));
    open({ search: '?productId=watch-30&rightsId=gift' });
    expect((await screen.findByRole('button', { name: text })).getAttribute('aria-disabled')).toBe(disabled);
  });

  it('lets a subscriber of another province claim what they hold, and holds no note against them', async () => {
    api.answer(profile.provinceEligible, false);
    open({ session: aMember({ ispFlag: 0 }) });
    expect(
      (await screen.findByRole('button', { name: '立即领取' })).getAttribute('aria-disabled'),
    ).toBeNull();
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('opens with the right the address names', async () => {
    open({ search: '?productId=watch-30&rightsId=music' });
    await screen.findByRole('region', { name: '权益聚焦' });
    expect(focus()).toBe('音乐会员月卡');
  });

  it('claims the right in focus and says how it ended', async () => {
    api.answer(cardProduct.receiveRights, () => {
      api.answer(cardProduct.receivedRights, { list: [aRecord()], total: 1, hasNext: false });
      return { claimId: 'C1', recvStatus: 1 as const, message: '', claimedAt: '2026-08-03T02:05:00.000Z' };
    });
    const { user, navigator } = open();
    await user.click(await screen.findByRole('button', { name: '立即领取' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: '领取成功' }).textContent).toContain('视频会员月卡'),
    );
    expect(api.callsOf(rightsFamilies.dgRights)).toHaveLength(2);
    expect(api.callsOf(rightsFamilies.dgRights)[0]?.input).toEqual({
      productId: 'watch-30',
      subscriptionId: 'S1',
    });
    expect(api.callsOf(cardProduct.receiveRights)[0]?.input).toMatchObject({
      productId: 'watch-30',
      subscriptionId: 'S1',
      groupId: 'media',
      rightsId: 'video',
    });
    await user.click(screen.getByRole('button', { name: '查看记录' }));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/product-rights-record\?productId=watch-30&timeStamp=\d+$/),
    );
  });

  it('counts the days of a product that ends by itself', async () => {
    api.answer(rightsFamilies.dgProducts, [aProduct({ endsOn: '2026-08-23', daysLeft: 5 })]);
    open();
    await screen.findByRole('region', { name: '权益聚焦' });
    expect(screen.getByRole('region', { name: '当前产品' }).textContent).toContain('5 天后到期');
  });
});

describe('产品权益 of a product one does not hold', () => {
  it('shows what it would bring, its price, and leads to where it is opened', async () => {
    const { user, navigator, container } = open({ search: '?productId=watch-20' });
    expect(await screen.findByRole('heading', { name: '随心看权益包 20元版' })).toBeTruthy();
    expect(screen.getByText('¥20/月')).toBeTruthy();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: '立即领取' }));
    await waitFor(() =>
      expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(/\/super-market\/member-order\?productId=watch-20&timeStamp=\d+$/),
      ),
    );
    expect(api.callsOf(memberPage.memberTiers)[0]?.input).toEqual({ productId: 'watch-20' });
  });

  it('is bought for nothing when it costs nothing (§4, 0元购)', async () => {
    api.answer(
      memberPage.memberTiers,
      aTiersAnswer([
        aTier({
          productId: 'trial',
          productType: 3,
          plans: [aPlan({ productId: 'trial', goodsId: 'G', skuId: 'K', priceFen: 0 })],
        }),
      ]),
    );
    const { user, navigator } = open({ search: '?productId=trial' });
    await user.click(await screen.findByRole('button', { name: '0元购' }));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/supper-mall\/order-pay\?goodsId=G&skuId=K&timeStamp=\d+$/),
    );
  });

  it('shows who holds nothing the ladder of members', async () => {
    api.answer(rightsFamilies.dgProducts, []);
    open();
    expect(await screen.findByRole('heading', { name: '随心看权益包 20元版' })).toBeTruthy();
    expect(api.callsOf(memberPage.memberTiers)[0]?.input).toEqual({});
  });

  it('shows a subscriber of another province why not', async () => {
    api
      .answer(memberPage.memberTiers, aTiersAnswer([aTier({ canOrder: false, reason: provinceToast })]))
      .answer(profile.provinceEligible, false);
    open({ session: aMember({ ispFlag: 0 }), search: '?productId=watch-20' });
    expect(await screen.findByText(provinceToast)).toBeTruthy();
    expect(screen.getAllByRole('note')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: '立即领取' })).toBeNull();
  });
});

describe('产品权益 that does not come', () => {
  it.each([rightsFamilies.dgProducts, rightsFamilies.dgRights])(
    'says so when $path fails, and tries again with one tap',
    async (endpoint) => {
      api.unplug(endpoint);
      const { user } = open();
      expect(await screen.findByText('产品权益没有加载出来')).toBeTruthy();
      api.answer(rightsFamilies.dgProducts, [aProduct()]).answer(rightsFamilies.dgRights, someRights());
      await user.click(screen.getByRole('button', { name: '重试' }));
      expect(await screen.findByRole('button', { name: '立即领取' })).toBeTruthy();
    },
  );

  it.each(['guest', 'unknown'] as const)('shows boxes and asks nothing while the session is %s', (kind) => {
    open({ session: { kind } });
    expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy();
    expect(api.calls).toEqual([]);
  });
});

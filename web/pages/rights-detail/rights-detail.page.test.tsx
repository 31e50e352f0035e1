import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { singleRights } from '#core/contract/content/single-rights.ts';
import type { FakeApi } from '#web/platform/testing/fake-api.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { openDetail } from './testing/open-detail.tsx';
import { aServer, detail, forGuest, hours, may, mine, sku } from './testing/some-detail.ts';

let api: FakeApi;
beforeEach(() => {
  api = aServer();
});
afterEach(() => sessionStorage.clear());

const button = (name: string) => screen.findByRole('button', { name });

describe('权益详情 for a subscriber who holds the right', () => {
  it('says what it is, how it arrives and until when', async () => {
    const { container } = openDetail(api);
    expect(await screen.findByRole('heading', { level: 1, name: '视频会员月卡' })).toBeTruthy();
    await button('立即领取');
    expect(screen.getByRole('region', { name: '权益状态' }).textContent).toContain('可领取');
    expect(screen.getByText('直充到138****0001')).toBeTruthy();
    expect(screen.getByText('第二段说明。')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: '领取规则' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByText('适用门店')).toBeNull();
    await expectAccessible(container);
  });

  it('asks whether it may be, claims through the one rightsApi and leads to the result', async () => {
    const { user, navigator } = openDetail(api);
    await user.click(await button('立即领取'));
    await waitFor(() =>
      expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(/\/super-market\/receive-result\?claimId=C1&timeStamp=\d+$/),
      ),
    );
    expect(api.callsOf(singleRights.claimOrBuy)[0]?.input).toEqual({
      rightsId: 'video',
      productId: 'watch-30',
      subscriptionId: 'S1',
    });
    expect(api.callsOf(cardProduct.receiveRights)[0]?.input).toMatchObject({
      rightsId: 'video',
      groupId: 'media',
      productId: 'watch-30',
      subscriptionId: 'S1',
    });
  });

  it('claims nothing that is gone by now, says why and looks again', async () => {
    api.answer(singleRights.claimOrBuy, may({ canReceive: false, recvStatus: 3, reason: '本月已领完' }));
    const { user } = openDetail(api);
    const before = await button('立即领取');
    api.answer(
      singleRights.preRightDetail,
      mine({ recvStatus: 3, recvReason: '本月已领完', lackStockFlag: 1 }),
    );
    await user.click(before);
    expect((await button('缺货')).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText('本月已领完').length).toBeGreaterThan(0);
    expect(api.callsOf(cardProduct.receiveRights)).toEqual([]);
  });

  it('looks at the holding the address names', async () => {
    api.answer(cardProduct.rightDetail, detail({ subscriptionId: 'S9', recvStatus: 2 }));
    openDetail(api, { search: '?rightsId=video&productId=watch-30&groupId=media&subscriptionId=S9' });
    await button('查看领取结果');
    expect(api.callsOf(cardProduct.rightDetail)[0]?.input).toEqual({
      rightsId: 'video',
      productId: 'watch-30',
      groupId: 'media',
      subscriptionId: 'S9',
    });
  });

  it('follows a claim on its way, and leads to its result', async () => {
    api.answer(singleRights.preRightDetail, mine({ recvStatus: 2, claimedAt: '2026-08-03T02:00:00.000Z' }));
    const { user, navigator } = openDetail(api);
    expect(await screen.findByText('8月3日已领取')).toBeTruthy();
    await user.click(await button('查看领取结果'));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('/receive-result?rightsId=video'),
    );
  });

  it('says why above a grey button', async () => {
    api.answer(singleRights.preRightDetail, mine({ recvStatus: 4, recvReason: '本月已选满2项' }));
    const { container } = openDetail(api);
    const grey = await button('下月可领');
    expect(document.getElementById(grey.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      '本月已选满2项',
    );
    await expectAccessible(container);
  });

  it('offers whose level is too low an upgrade', async () => {
    api.answer(singleRights.preRightDetail, mine({ recvStatus: 3, recvReason: '升级会员后可领' }));
    const { user, navigator } = openDetail(api);
    await user.click(await button('升级会员领取'));
    expect(screen.getAllByText('升级会员后可领').length).toBeGreaterThan(0);
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/member-order'));
  });

  it('can be bought where it is also sold, with the coupon of the bag it was opened from (§2)', async () => {
    api
      .answer(singleRights.preRightDetail, mine({ goodsSku: sku }))
      .answer(singleRights.claimOrBuy, may({ canBuy: true, goodsSku: sku }));
    const { user, navigator } = openDetail(api, {
      search: '?rightsId=video&routerFrom=EquityPocket&couponType=qyfd&cardCode=Q1',
    });
    await user.click(await button('优惠购买'));
    await waitFor(() =>
      expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
        expect.stringContaining(
          '/sku-detail?goodsId=coffee&skuId=coffee.1&routerFrom=EquityPocket&couponType=qyfd&cardCode=Q1',
        ),
      ),
    );
  });
});

describe('权益详情 of a right that has not opened', () => {
  const later = {
    recvStatus: 3 as const,
    recvReason: '8月28日10:00开放',
    opensAt: hours(30),
    claimableFrom: hours(30),
  };

  it('counts down, and registers for a reminder once', async () => {
    api.answer(singleRights.preRightDetail, mine(later)).answer(singleRights.preRegisterRight, () => {
      api.answer(singleRights.preRightDetail, mine({ ...later, preRegistered: true }));
      return { preId: 'P1', message: '预约成功，开放时会短信提醒您', remindsAt: later.opensAt };
    });
    const { user } = openDetail(api);
    await user.click(await button('预约提醒'));
    expect(await screen.findByText('预约成功，开放时会短信提醒您')).toBeTruthy();
    expect((await button('已预约')).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('timer')).toBeTruthy();
    expect(api.callsOf(singleRights.preRegisterRight)[0]?.input).toEqual({
      rightsId: 'video',
      productId: 'watch-30',
      channelId: 'C0013',
    });
  });

  it('asks a guest in first', async () => {
    api.answer(singleRights.singleRightDetail, forGuest(later));
    const { user, session } = openDetail(api, { session: { kind: 'guest' } });
    await user.click(await button('登录后预约'));
    expect(session.goToLogin).toHaveBeenCalledTimes(1);
  });
});

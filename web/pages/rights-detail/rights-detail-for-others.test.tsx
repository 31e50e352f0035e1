import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noExternalServices } from '#core/config/external-services.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { singleRights } from '#core/contract/content/single-rights.ts';
import { codes } from '#core/contract/envelope.ts';
import { profile } from '#core/contract/user/profile.ts';
import { provinceToast } from '#core/rules/membership/province-eligibility.ts';
import { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import type { FakeApi } from '#web/platform/testing/fake-api.ts';
import { siteOf } from '#web/platform/site/site-context.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './rights-detail.page.tsx';
import { openDetail } from './testing/open-detail.tsx';
import { aServer, forGuest, mine, sku } from './testing/some-detail.ts';

let api: FakeApi;
beforeEach(() => {
  api = aServer();
});
afterEach(() => sessionStorage.clear());

const button = (name: string) => screen.findByRole('button', { name });

describe('权益详情 for others', () => {
  it('shows a guest the right, and signing in where claiming would be', async () => {
    const { container, user, session } = openDetail(api, { session: { kind: 'guest' } });
    await user.click(await button('登录后领取'));
    expect(session.goToLogin).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('region', { name: '权益状态' }).textContent).toContain(
      '会员免费领随心看权益包专享',
    );
    expect(api.calls.map(({ path }) => path)).toEqual([singleRights.singleRightDetail.path]);
    await expectAccessible(container);
  });

  it('shows a holder from elsewhere that it is for the province only, with the hotline', async () => {
    api
      .answer(
        singleRights.preRightDetail,
        mine({ recvStatus: 3, recvReason: provinceToast, recvBtnType: null, provinceFlag: 1 }),
      )
      .answer(profile.provinceEligible, false);
    const { container } = openDetail(api, { session: aMember({ ispFlag: 0 }) });
    expect((await button('仅限江苏用户')).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(provinceToast)).toBeTruthy();
    await expectAccessible(container);
  });

  it('offers what is bought to all visitors by the one button, and leads to its goods (§3, categoryFlag 2)', async () => {
    api.answer(singleRights.singleRightDetail, forGuest({ categoryFlag: 2, goodsSku: sku }));
    const { user, navigator } = openDetail(api, { session: { kind: 'guest' } });
    await user.click(await button('立即购买'));
    expect(screen.getByRole('region', { name: '权益状态' }).textContent).toContain('会员专享价');
    expect(screen.getByRole('heading', { name: '购买须知' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '优惠购买' })).toBeNull();
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('/sku-detail?goodsId=coffee&skuId=coffee.1'),
    );
  });

  it('shows a guest that it is out of stock, and lets them buy it all the same', async () => {
    api.answer(singleRights.singleRightDetail, forGuest({ lackStockFlag: 1, goodsSku: sku }));
    const { user, navigator } = openDetail(api, { session: { kind: 'guest' } });
    expect((await button('缺货')).getAttribute('aria-disabled')).toBe('true');
    await user.click(await button('优惠购买'));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('/sku-detail?goodsId=coffee'),
    );
    expect(api.callsOf(singleRights.claimOrBuy)).toEqual([]);
  });

  it('leads a non-member to the product that brings it', async () => {
    api.answer(singleRights.preRightDetail, mine({ ...forGuest(), subscriptionId: null }));
    const { user, navigator } = openDetail(api);
    await user.click(await button('开通会员领取'));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('/member-order?productId=watch-30'),
    );
  });

  it('shows a subscriber of another province why not', async () => {
    api
      .answer(singleRights.preRightDetail, mine({ ...forGuest(), subscriptionId: null }))
      .answer(profile.provinceEligible, false);
    const { user, navigator } = openDetail(api, { session: aMember({ ispFlag: 0 }) });
    await user.click(await button('仅限江苏用户'));
    expect(screen.getByText(/该业务仅限江苏移动用户使用/)).toBeTruthy();
    expect((await button('仅限江苏用户')).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('note').textContent).toContain('目前仅限江苏移动号码开通');
    expect(navigator.push).not.toHaveBeenCalled();
  });

  it('lets a subscriber of another province claim what they hold, and holds no note against them', async () => {
    api.answer(profile.provinceEligible, false);
    const { user } = openDetail(api, { session: aMember({ ispFlag: 0 }) });
    await user.click(await button('立即领取'));
    await waitFor(() => expect(api.callsOf(cardProduct.receiveRights)).toHaveLength(1));
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('lists the shops that honour it, the one a link is about first', async () => {
    api.answer(singleRights.singleRightDetail, forGuest({ delivery: 'store' }));
    openDetail(api, { session: { kind: 'guest' }, search: '?rightsId=video&shopIndex=1' });
    const shops = await screen.findByRole('region', { name: '适用门店' });
    await waitFor(() =>
      expect(
        within(shops)
          .getAllByRole('heading', { level: 3 })
          .map(({ textContent }) => textContent),
      ).toEqual(['乙店 video', '甲店 video']),
    );
  });

  it('waits with its button until it is known who is here', async () => {
    openDetail(api, { session: { kind: 'unknown' } });
    expect((await button('立即领取')).getAttribute('aria-busy')).toBe('true');
  });

  it.each([
    ['a right that is not there', '?rightsId=gone'],
    ['no right at all', ''],
  ])('says so of %s, and leads to the others', async (_title, search) => {
    api.answer(singleRights.singleRightDetail, () => {
      throw new ApiFailure(codes.refused, '没有找到该权益');
    });
    openDetail(api, { session: { kind: 'guest' }, search });
    expect(await screen.findByText('没有找到该权益')).toBeTruthy();
    expect(screen.getByRole('link', { name: '全部权益' }).getAttribute('href')).toBe(
      '/content/super-market/rights-list',
    );
  });

  it('says when it cannot be had, and asks again', async () => {
    api.unplug(singleRights.singleRightDetail);
    const { user } = openDetail(api, { session: { kind: 'guest' } });
    expect(await screen.findByText('权益没有加载出来')).toBeTruthy();
    api.answer(singleRights.singleRightDetail, forGuest());
    await user.click(await button('重试'));
    expect(await screen.findByRole('heading', { level: 1, name: '视频会员月卡' })).toBeTruthy();
  });

  it('brings what is public with the document', () => {
    const place = { env: 'dev', base: '/content', project: 'super-market' } as const;
    const calls = (search: string) =>
      page.firstCalls?.(
        { ...place, path: '/rights-detail', search, external: noExternalServices },
        siteOf(place),
      );
    expect(calls('?rightsId=video')).toEqual([
      { endpoint: singleRights.singleRightDetail, input: { rightsId: 'video' } },
    ]);
    expect(calls('')).toEqual([]);
  });
});

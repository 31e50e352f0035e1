import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noExternalServices } from '#core/config/external-services.ts';
import { agreements } from '#core/contract/common/agreements.ts';
import { blessingBag } from '#core/contract/content/blessing-bag.ts';
import type { BagRight, BlessingBag, RightsShop } from '#core/contract/content/blessing-bag.shapes.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { coupons } from '#core/contract/goods/coupons.ts';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import { profile } from '#core/contract/user/profile.ts';
import { aGoods } from '#web/features/goods/testing/samples.ts';
import { aRecord, aRight } from '#web/features/rights/testing/some-rights.ts';
import type { ChatSdk } from '#web/platform/hosts/host.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { siteOf } from '#web/platform/site/site-context.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './blessing-bag.page.tsx';
import { page as mallPage } from './mall-blessing-bag.page.tsx';

const inBag = (overrides: Partial<BagRight> = {}): BagRight => ({
  ...aRight({ rightsId: 'coffee', rightsShowName: '咖啡兑换券', hint: '全省门店可用', groupId: 'life' }),
  productId: 'watch-30',
  productName: '随心看权益包',
  subscriptionId: 'S1',
  ...overrides,
});
const aBag = (overrides: Partial<BlessingBag> = {}): BlessingBag => ({
  usableCount: 1,
  waitCount: 1,
  nextAt: null,
  rightsList: [
    inBag(),
    inBag({
      rightsId: 'fuel',
      rightsShowName: '20元加油券',
      recvStatus: 3,
      recvBtnType: 3,
      recvReason: '本月已领完',
      productName: '车主权益包',
      subscriptionId: 'S2',
    }),
  ],
  ...overrides,
});
const protocol = {
  templateId: 'blessing-bag',
  version: '2026.1',
  title: '权益福袋服务协议',
  agreedAt: '2026-08-01T00:00:00.000Z' as string | null,
};
const aShop = (shopId: string, overrides: Partial<RightsShop> = {}): RightsShop => ({
  shopId,
  shopName: `街角咖啡${shopId}`,
  picUrl: '',
  categoryName: '咖啡茶饮',
  address: '中山南路18号',
  phone: '025-1',
  openHours: '08:00-22:00',
  latitude: 32,
  longitude: 118,
  distanceMeters: 1_050,
  ...overrides,
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(blessingBag.blessingBag, aBag())
    .answer(blessingBag.blessingBagProtocol, protocol)
    .answer(blessingBag.blessingBagCategories, [{ categoryId: 'car', categoryName: '加油洗车', iconUrl: '' }])
    .answer(blessingBag.blessingBagShops, ({ categoryId, pageNum }) => ({
      list: [aShop(`${categoryId ?? '全部'}${pageNum}`)],
      total: 2,
      hasNext: pageNum === 1,
    }))
    .answer(cardProduct.receivedRights, { list: [], total: 0, hasNext: false })
    .answer(rightsFamilies.dgProducts, [])
    .answer(coupons.couponGoods, { list: [aGoods('cooker')], total: 1, hasNext: false })
    .unplug(coupons.myCoupons);
});
afterEach(() => sessionStorage.clear());

const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, project: 'super-market', session: aMember(), ...overrides });
const bag = () => screen.findByRole('region', { name: '我的福袋' });

describe('权益福袋 of a member', () => {
  it('shows what is in it, by product, with what can be had now', async () => {
    const { container } = open();
    expect((await bag()).textContent).toContain('1项权益等您领');
    expect(screen.getByText('来自随心看权益包')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: '车主权益包' })).getByText('本月已领完')).toBeTruthy();
    await screen.findByText('街角咖啡全部1');
    await expectAccessible(container);
  });

  it('counts down to what opens next', async () => {
    api.answer(
      blessingBag.blessingBag,
      aBag({ usableCount: 0, nextAt: new Date(Date.now() + 90_000_000).toISOString() }),
    );
    open();
    expect((await bag()).textContent).toContain('本月福袋已领完');
    expect(within(await bag()).getByRole('timer')).toBeTruthy();
  });

  it('is reloaded by the blessing bag’s timer, every ten seconds (§9)', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    open();
    await bag();
    const before = api.callsOf(blessingBag.blessingBag).length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(api.callsOf(blessingBag.blessingBag)).toHaveLength(before + 1);
    vi.useRealTimers();
  });

  it('stays closed until its agreement was agreed to by hand, and is then opened for good', async () => {
    api
      .answer(blessingBag.blessingBagProtocol, { ...protocol, agreedAt: null })
      .answer(agreements.saveAgreement, ({ templateId, version }) => {
        api.answer(blessingBag.blessingBagProtocol, protocol);
        return { templateId: String(templateId), version, agreedAt: '2026-08-03T00:00:00.000Z' };
      });
    const { user } = open();
    expect((await bag()).textContent).toContain('本月福袋装了2项权益');
    expect(screen.queryByText('咖啡兑换券')).toBeNull();
    expect(screen.getByRole('button', { name: '《权益福袋服务协议》' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '打开福袋' }));
    const question = await screen.findByRole('dialog', { name: '请先阅读并同意' });
    expect(api.callsOf(agreements.saveAgreement)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: '同意并打开' }));
    expect(await screen.findByText('咖啡兑换券')).toBeTruthy();
    expect(api.callsOf(agreements.saveAgreement)[0]?.input).toMatchObject({
      templateId: 'blessing-bag',
      version: '2026.1',
    });
  });

  it('claims in the holding a right comes from, and looks at the bag again', async () => {
    api.answer(cardProduct.receiveRights, () => {
      api.answer(cardProduct.receivedRights, { list: [aRecord()], total: 1, hasNext: false });
      api.answer(
        blessingBag.blessingBag,
        aBag({ usableCount: 0, rightsList: [inBag({ recvStatus: 2, recvBtnType: 2 })] }),
      );
      return { claimId: 'C1', recvStatus: 1 as const, message: '', claimedAt: '2026-08-03T02:05:00.000Z' };
    });
    const { user, navigator } = open();
    await user.click(await screen.findByRole('button', { name: '领我：咖啡兑换券' }));
    expect(await screen.findByRole('dialog', { name: '领取成功' })).toBeTruthy();
    expect(api.callsOf(cardProduct.receiveRights)[0]?.input).toMatchObject({
      productId: 'watch-30',
      subscriptionId: 'S1',
      groupId: 'life',
      rightsId: 'coffee',
    });
    expect(await screen.findByText('本月已领')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '查看详情' }));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('/receive-result?claimId=C1'),
    );
  });

  it('is empty for who holds nothing of it, with the way to a membership', async () => {
    api.answer(blessingBag.blessingBag, aBag({ usableCount: 0, waitCount: 0, rightsList: [] }));
    open();
    expect((await bag()).textContent).toContain('福袋还是空的');
    expect(screen.getByRole('link', { name: '去开通' }).getAttribute('href')).toBe(
      '/content/super-market/member-order',
    );
  });

  it('shows a subscriber of another province kindly why not, and leads to the goods instead of a membership', async () => {
    api
      .answer(blessingBag.blessingBag, aBag({ usableCount: 0, waitCount: 0, rightsList: [] }))
      .answer(profile.provinceEligible, false);
    open({ session: aMember({ ispFlag: 0 }) });
    await bag();
    expect(screen.getByRole('note').textContent).toContain('目前仅限江苏移动号码开通');
    expect(screen.queryByRole('link', { name: '去开通' })).toBeNull();
    expect(screen.getByRole('link', { name: '去逛逛' }).getAttribute('href')).toBe(
      '/content/super-market/market-index',
    );
  });

  it.each([blessingBag.blessingBag, blessingBag.blessingBagProtocol])(
    'says when $path fails, and asks again',
    async (endpoint) => {
      api.unplug(endpoint);
      const { user } = open();
      expect(await screen.findByText('福袋没有加载出来')).toBeTruthy();
      if (endpoint === blessingBag.blessingBag) api.answer(blessingBag.blessingBag, aBag());
      else api.answer(blessingBag.blessingBagProtocol, protocol);
      await user.click(screen.getByRole('button', { name: '重试' }));
      expect(await screen.findByText('咖啡兑换券')).toBeTruthy();
    },
  );
});

describe('goods opened from the bag (§2, EquityPocket)', () => {
  const goodsHref = async () =>
    (await screen.findByRole('link', { name: /商品cooker/ })).getAttribute('href');

  it('carry the coupon the address names', async () => {
    open({ search: '?couponType=qyfd&cardCode=Q7' });
    expect(await goodsHref()).toBe(
      '/content/super-market/goods-detail?goodsId=cooker&skuId=cooker.1&routerFrom=EquityPocket&couponType=qyfd&cardCode=Q7',
    );
    expect(api.callsOf(coupons.myCoupons)).toEqual([]);
  });

  it('carry the first bag coupon at hand', async () => {
    const coupon = {
      cardCode: 'Q1',
      couponType: 'qyfd' as const,
      couponAmt: 5_000,
      couponName: '',
      payPercent: null,
      maxOffFen: null,
      flowMb: null,
      thresholdFen: 0,
      scopeText: '',
      cardDiscountsPrice: null,
      templateId: 't',
      state: 'usable' as const,
      beginsAt: '2026-08-01T00:00:00.000Z',
      expiresAt: '2026-08-31T00:00:00.000Z',
      link: null,
    };
    api.answer(coupons.myCoupons, {
      list: [coupon],
      total: 1,
      hasNext: false,
      tabCounts: { usable: 1, reserved: 0, used: 0, expired: 0 },
      typeCounts: { qyfd: 1, lllb: 0, wzg: 0, cash: 0 },
    });
    open();
    await waitFor(async () =>
      expect(await goodsHref()).toContain('&routerFrom=EquityPocket&couponType=qyfd&cardCode=Q1'),
    );
  });

  it('carry nothing without a coupon, and are not there when their call fails', async () => {
    const { unmount } = open();
    expect(await goodsHref()).toBe('/content/super-market/goods-detail?goodsId=cooker&skuId=cooker.1');
    unmount();
    api.unplug(coupons.couponGoods);
    open();
    await bag();
    expect(screen.queryByText('福袋券专区')).toBeNull();
  });
});

describe('权益福袋 for guests and members', () => {
  it('asks a guest in, shows how it works and where it is used, and asks nothing about them', async () => {
    const { container, user, session } = open({ session: { kind: 'guest' } });
    await user.click(screen.getByRole('button', { name: '登录打开福袋' }));
    expect(session.goToLogin).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('街角咖啡全部1')).toBeTruthy();
    expect(
      [blessingBag.blessingBag, blessingBag.blessingBagProtocol, coupons.myCoupons].flatMap((endpoint) =>
        api.callsOf(endpoint),
      ),
    ).toEqual([]);
    await expectAccessible(container);
  });

  it('shows shops of a category, further ones on request, on a map and by phone', async () => {
    const openLocation = vi.fn<ChatSdk['openLocation']>(async () => undefined);
    const { user } = open({
      session: { kind: 'guest' },
      host: { chat: { openLocation } as Partial<ChatSdk> as ChatSdk },
    });
    await user.click(await screen.findByRole('tab', { name: '加油洗车' }));
    expect(await screen.findByText('街角咖啡car1')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '更多门店' }));
    expect(await screen.findByText('街角咖啡car2')).toBeTruthy();
    expect(screen.getByRole('link', { name: '打电话：街角咖啡car2' }).getAttribute('href')).toBe('tel:025-1');
    await user.click(screen.getByRole('button', { name: '去这里：街角咖啡car1' }));
    await waitFor(() =>
      expect(openLocation).toHaveBeenCalledExactlyOnceWith({
        name: '街角咖啡car1',
        latitude: 32,
        longitude: 118,
      }),
    );
  });

  it('says when a city has no shop, and when the shops cannot be had', async () => {
    api.answer(blessingBag.blessingBagShops, { list: [], total: 0, hasNext: false });
    const { unmount } = open({ session: { kind: 'guest' } });
    expect(await screen.findByText('南京暂无可用门店')).toBeTruthy();
    unmount();
    api.unplug(blessingBag.blessingBagShops);
    open({ session: { kind: 'guest' } });
    expect(await screen.findByText('门店没有加载出来')).toBeTruthy();
  });

  it('leads on to the rights sold at a discount and to the coupons, in the mall it stands in', () => {
    renderInSite(<mallPage.Page />, { api, project: 'supper-mall', session: { kind: 'unknown' } });
    const ways = within(screen.getByRole('navigation', { name: '福袋优惠' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(ways).toEqual([
      '/content/supper-mall/rights-discount',
      '/content/supper-mall/my-coupons?couponType=qyfd',
    ]);
  });

  it('brings shops, categories and goods with the document, as anybody may ask for them', () => {
    const place = { env: 'dev', base: '/content', project: 'super-market' } as const;
    const calls =
      page.firstCalls?.(
        { ...place, path: '/equity-pocket', search: '', external: noExternalServices },
        siteOf(place),
      ) ?? [];
    expect(calls.map(({ endpoint }) => endpoint.access)).toEqual(['guest', 'guest', 'guest']);
    expect(calls[1]?.input).toMatchObject({ areaNum: '320100', pageNum: 1 });
  });
});

import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { payCode } from '#core/contract/goods/pay-code.ts';
import type { PayCode } from '#core/contract/goods/pay-code.shapes.ts';
import { till } from '#core/contract/goods/till.ts';
import type { TillPayment } from '#core/contract/goods/till.shapes.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { forgetPlace, showPlace } from '#web/platform/location/place-store.ts';
import { aUser } from '#web/platform/testing/a-user.ts';
import { fakeApi, refused, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './pay-code.page.tsx';
import { page as resultPage } from './pay-code-result.page.tsx';

const shop = {
  shopCode: 'shop-1',
  shopName: '惠邻生活超市（新街口店）',
  merchantName: '惠邻生活超市',
  address: '玄武区中山路18号',
  cityCode: '320100',
  latitude: 32,
  longitude: 118,
  distanceMeters: 680,
  phone: null,
  openHours: '00:00-24:00',
  picUrl: 'goods/food',
  discountText: '满100减8',
};
const aCode = (): PayCode => ({
  authCode: '62851234567890127731',
  expiresAt: new Date(Date.now() + 60_000).toISOString(),
  serverNow: new Date().toISOString(),
  payMethod: {
    payMethodId: 3,
    payMethodName: '话费支付',
    usable: true,
    reason: null,
    balanceFen: 8_640,
    points: null,
    deductibleFen: null,
    promoText: null,
    recommended: true,
  },
  couponFirst: true,
  couponCount: 1,
  coupon: { couponName: '12元咖啡奶茶券', thresholdFen: 1_200 },
  shop,
});
const aPayment = (overrides: Partial<TillPayment> = {}): TillPayment => ({
  paymentNo: 'p1',
  shopCode: 'shop-1',
  shopName: shop.shopName,
  state: 'paid',
  amountFen: 10_000,
  discountFen: 2_000,
  couponFen: 1_200,
  payableFen: 8_000,
  refundedFen: 0,
  refundingFen: 0,
  isRefundDelayed: false,
  isRefundClosed: false,
  payMethodName: '话费支付',
  reason: null,
  createdAt: '2026-08-03T02:00:00.000Z',
  ...overrides,
});

let api: FakeApi;
beforeEach(() => {
  forgetPlace();
  api = fakeApi()
    .answer(payCode.nearestShop, { shop })
    .answer(payCode.payCode, aCode)
    .answer(till.tillPayment, { payment: null });
});
const session = { kind: 'member', user: aUser() } as const;

describe('苏惠码', () => {
  it('shows barcode, QR code, store and discount, the digits on request only', async () => {
    const { container } = renderInSite(<page.Page />, { api, session, path: '/up-card' });
    expect(await screen.findByRole('img', { name: '付款条形码' })).toBeTruthy();
    expect(screen.getByRole('img', { name: '付款二维码' })).toBeTruthy();
    expect(screen.getByText('本店满100减8，再用12元咖啡奶茶券（满12元）')).toBeTruthy();
    expect(screen.getByText('余额 ¥86.40')).toBeTruthy();
    expect(screen.getByText('6285 **** **** 7731')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '查看数字' }));
    expect(screen.getByText('6285 1234 5678 9012 7731')).toBeTruthy();
    expect(api.callsOf(payCode.payCode)).toMatchObject([{ input: { shopCode: 'shop-1' } }]);
    await expectAccessible(container);
  });

  it('counts the coupons that pay in this store; without one it leads to all coupons', async () => {
    const open = () => renderInSite(<page.Page />, { api, session, path: '/up-card' });
    const { unmount } = open();
    const coupons = await screen.findByRole('link', { name: '本店可用券 1' });
    expect(coupons.getAttribute('href')).toMatch(/\/my-coupons\?.*shopCode=shop-1/);
    unmount();
    api.answer(payCode.payCode, () => ({ ...aCode(), couponFirst: false, couponCount: 0, coupon: null }));
    open();
    const all = await screen.findByRole('link', { name: '我的卡券' });
    expect(all.getAttribute('href')).not.toContain('shopCode');
  });

  it('is for the store whose code the address carries, with its distance', async () => {
    showPlace({ ...nanjing, source: 'geolocation', isAuthorize: true, timestamp: Date.now() });
    api.answer(payCode.shopByCode, { ...shop, shopCode: 'shop-9', distanceMeters: 420 });
    renderInSite(<page.Page />, { api, session, path: '/up-card', search: '?shopCode=shop-9' });
    expect(await screen.findByText(/^距你420m，/)).toBeTruthy();
    expect(api.inputsOf(payCode.payCode)).toMatchObject([{ shopCode: 'shop-9' }]);
    expect(api.callsOf(payCode.nearestShop)).toEqual([]);
  });

  it('is for the nearest store when no store has the code of a sign', async () => {
    api.answer(payCode.shopByCode, () => refused('没有找到这家门店'));
    renderInSite(<page.Page />, { api, session, path: '/up-card', search: '?shopCode=nowhere' });
    expect(await screen.findByRole('img', { name: '付款条形码' })).toBeTruthy();
    expect(api.inputsOf(payCode.payCode)).toMatchObject([{ shopCode: 'shop-1' }]);
  });

  it('leads to the result once the code was scanned', async () => {
    api.answer(till.tillPayment, { payment: aPayment() });
    const { navigator } = renderInSite(<page.Page />, { api, session, path: '/up-card' });
    await vi.waitFor(() =>
      expect(navigator.replace).toHaveBeenCalledWith(
        expect.stringMatching(/\/up-card\/pay-result\?.*paymentNo=p1/),
      ),
    );
  });

  /** The codes 1, 2, … in turn, the first valid for `firstMs`. */
  const numbered = (firstMs = 60_000) => {
    let issued = 0;
    return () => {
      issued += 1;
      const life = issued === 1 ? firstMs : 60_000;
      return {
        ...aCode(),
        authCode: `6285123456789012773${issued}`,
        expiresAt: new Date(Date.now() + life).toISOString(),
      };
    };
  };
  const first = '62851234567890127731';

  it('shows a new code at the next visit, not the payment of the last', async () => {
    api
      .answer(payCode.payCode, numbered())
      .answer(till.tillPayment, ({ authCode }) => ({ payment: authCode === first ? aPayment() : null }));
    function Visits() {
      const [isAway, setAway] = useState(false);
      return (
        <>
          {!isAway && <page.Page />}
          <button onClick={() => setAway(!isAway)}>走开</button>
        </>
      );
    }
    const { navigator } = renderInSite(<Visits />, { api, session, path: '/up-card' });
    await vi.waitFor(() => expect(navigator.replace).toHaveBeenCalledTimes(1));
    fireEvent.click(screen.getByRole('button', { name: '走开' }));
    fireEvent.click(screen.getByRole('button', { name: '走开' }));
    expect(await screen.findByText('6285 **** **** 7732')).toBeTruthy();
    expect(navigator.replace).toHaveBeenCalledTimes(1);
  });

  it('leads to the result of a code that was scanned in its last second', async () => {
    let calls = 0;
    api.answer(payCode.payCode, numbered(500)).answer(till.tillPayment, ({ authCode }) => {
      if (authCode === first) calls += 1;
      return { payment: authCode === first && calls > 1 ? aPayment() : null };
    });
    const { navigator } = renderInSite(<page.Page />, { api, session, path: '/up-card' });
    await vi.waitFor(() => expect(navigator.replace).toHaveBeenCalledTimes(1));
  });

  it('keeps the code of this minute on a phone whose clock is five minutes wrong', async () => {
    api.answer(payCode.payCode, () => ({
      ...aCode(),
      serverNow: new Date(Date.now() - 300_000).toISOString(),
      expiresAt: new Date(Date.now() - 240_000).toISOString(),
    }));
    renderInSite(<page.Page />, { api, session, path: '/up-card' });
    expect(await screen.findByRole('img', { name: '付款条形码' })).toBeTruthy();
    await vi.waitFor(() => expect(api.callsOf(till.tillPayment).length).toBeGreaterThan(0));
    expect(api.callsOf(payCode.payCode)).toHaveLength(1);
  });

  it('says so when there is no code, and asks again', async () => {
    api.unplug(payCode.payCode);
    const { user } = renderInSite(<page.Page />, { api, session, path: '/up-card' });
    expect(await screen.findByText('付款码没有加载出来')).toBeTruthy();
    api.answer(payCode.payCode, aCode);
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('img', { name: '付款条形码' })).toBeTruthy();
  });
});

describe('支付结果', () => {
  const result = (payment: TillPayment | null) => {
    api.answer(till.tillPayment, { payment });
    return renderInSite(<resultPage.Page />, {
      api,
      session,
      path: '/up-card/pay-result',
      search: '?paymentNo=p1',
    });
  };
  it.each([
    ['paid', '支付成功'],
    ['paying', '正在确认扣款'],
    ['failed', '支付没有成功'],
    ['refunded', '已退款'],
  ] as const)('of a payment that is %s says %s', async (state, title) => {
    result(aPayment({ state, reason: state === 'failed' ? '话费余额不足，请换一种方式支付' : null }));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText('¥80.00')).toBeTruthy();
    expect(screen.getByText('-¥8.00')).toBeTruthy();
    expect(screen.getByText('-¥12.00')).toBeTruthy();
  });

  it('of a refund that billing refused says that it is seen to by hand', async () => {
    result(aPayment({ state: 'refunded', refundedFen: 8_000, refundingFen: 8_000, isRefundDelayed: true }));
    expect(await screen.findByRole('heading', { name: '退款处理中' })).toBeTruthy();
    expect(screen.getByText('退款人工处理中')).toBeTruthy();
    expect(screen.queryByText('已退回话费')).toBeNull();
  });

  it('of a refund that the operator ended by hand leads to the customer service', async () => {
    result(aPayment({ state: 'refunded', refundedFen: 8_000, refundingFen: 8_000, isRefundClosed: true }));
    expect(await screen.findByText('退款转人工，请联系客服')).toBeTruthy();
    expect(screen.queryByText('已退回话费')).toBeNull();
  });

  it('lists all payments without a number', async () => {
    api.answer(till.tillPayments, { list: [aPayment()], total: 1, hasNext: false });
    renderInSite(<resultPage.Page />, { api, session, path: '/up-card/pay-result' });
    expect(await screen.findByText(shop.shopName)).toBeTruthy();
  });
});

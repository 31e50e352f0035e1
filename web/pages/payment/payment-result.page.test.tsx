import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { groupBuy } from '#core/contract/activity/group-buy.ts';
import { home } from '#core/contract/goods/home.ts';
import { membership } from '#core/contract/user/membership.ts';
import { phoneFlow } from '#core/contract/content/phone-flow.ts';
import { placement } from '#core/contract/goods/placement.ts';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { wallet } from '#core/contract/order/wallet.ts';
import { orders } from '#core/contract/order/orders.ts';
import { orderMissing, type OrderState } from '#core/rules/order/order-states.ts';
import { aVoucher, aWallet, aWalletShop } from '#core/rules/wallet/testing/a-wallet.ts';
import { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { payments } from '#core/contract/pay/payments.ts';
import type { PaymentState } from '#core/contract/pay/payments.shapes.ts';
import { aGroup, anOffer, groupNow } from '#web/features/group-buy/testing/some-groups.ts';
import { aGoods } from '#web/features/goods/testing/samples.ts';
import { aGoodsOrder } from '#web/features/orders/testing/samples.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './payment-result.page.tsx';

let [payment, order]: [PaymentState, OrderState] = ['waiting', 'created'];
let latest: { paymentNo: string; orderNo: string } | null;
let api: FakeApi;
beforeEach(() => {
  [payment, order] = ['waiting', 'created'];
  latest = null;
  api = fakeApi()
    .answer(orders.goodsOrder, () => aGoodsOrder('7', order))
    .answer(afterSale.orderSavings, { savedFen: 1_500, yearSavedFen: 38_640 })
    .answer(placement.pointMaterials, {
      list: [
        {
          materialId: 'm1',
          title: '抽奖有礼',
          subTitle: '每天上新',
          picUrl: 'goods/luckybag',
          link: '/content/super-market/coupon-center',
          buttonText: null,
        },
      ],
    })
    .answer(home.forYou, { list: [], total: 0, hasNext: false })
    .answer(payments.latestPayment, () => ({ payment: latest }))
    .answer(payments.paymentStatus, () => ({
      paymentNo: 'P7',
      orderNo: '7',
      payMethodId: 8 as const,
      amountFen: 1_920,
      state: payment,
      refundedFen: 0,
    }));
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, {
    api,
    project: 'super-market',
    session: aMember(),
    search: '?orderNo=7&paymentNo=P7',
    ...overrides,
  });
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('支付结果', () => {
  it('asks until the payment has arrived, and leads to the order', async () => {
    const { container } = open();
    expect(await screen.findByRole('heading', { name: '正在确认支付结果' })).toBeTruthy();
    expect(link('重新支付')).toContain('/order-pay?orderNo=7');
    await expectAccessible(container);
    [payment, order] = ['paid', 'paid'];
    expect(await screen.findByRole('heading', { name: '支付成功' })).toBeTruthy();
    expect((await screen.findByRole('list', { name: '省下的钱' })).textContent).toBe(
      '¥15.00这单省下¥386.40今年已省',
    );
    expect(link('查看订单')).toContain('/order-detail?orderNo=7');
    expect(link('回首页')).toContain('/market-index');
    expect(screen.getByText('商家正在备货，发货后会提醒您')).toBeTruthy();
    expect(await screen.findByRole('link', { name: /抽奖有礼/ })).toBeTruthy();
    expect(api.callsOf(placement.pointMaterials)[0]?.input).toMatchObject({ pointId: 'PURCHASED' });
    await expectAccessible(container);
  });

  it('has the level read again when a membership may have been opened, and for nothing else', async () => {
    payment = 'paid';
    const [line] = aGoodsOrder('7', 'done').lines;
    api
      .answer(orders.goodsOrder, () =>
        aGoodsOrder('7', 'done', { lines: line ? [{ ...line, kind: 'virtual' }] : [] }),
      )
      .answer(membership.refreshLevel, {
        vipTypeId: 1,
        vipTypeLevel: 2,
        vipTypeName: '黄金会员',
        refreshedAt: '2026-08-03T02:05:00.000Z',
      });
    const { unmount } = open();
    await waitFor(() => expect(api.callsOf(membership.refreshLevel)).toHaveLength(1));
    unmount();
    order = 'paid';
    api.answer(orders.goodsOrder, () => aGoodsOrder('7', order));
    open();
    expect(await screen.findByRole('heading', { name: '支付成功' })).toBeTruthy();
    expect(api.callsOf(membership.refreshLevel)).toHaveLength(1);
  });

  it('says from when on the rights of a paid membership can be claimed', async () => {
    [payment, order] = ['paid', 'done'];
    api.answer(orders.goodsOrder, () => aGoodsOrder('7', order, { firstClaimDay: '2026-09-01' }));
    open();
    expect(await screen.findByText('会员权益9月1日起可领')).toBeTruthy();
  });

  it('says of a group that it is not complete yet, and leads to inviting friends', async () => {
    payment = 'paid';
    api.answer(orders.goodsOrder, () => aGoodsOrder('7', 'paid', { waitingGroup: 'g1' }));
    api.answer(groupBuy.groupInfo, {
      serverNow: groupNow,
      group: aGroup({ missing: 1 }),
      offer: anOffer(),
      others: [],
      otherCount: 0,
      seat: null,
    });
    open();
    expect(await screen.findByText('还差1人成团')).toBeTruthy();
    expect(screen.getByRole('timer')).toBeTruthy();
    expect(await screen.findByText('成团后商家发货，到时未成团全额退回')).toBeTruthy();
    expect(link('邀请好友')).toContain('/group-share?groupNo=g1');
    expect(link('查看订单')).toContain('/order-detail?orderNo=7');
  });

  it('of a voucher shows its code, and leads to the wallet', async () => {
    payment = 'paid';
    const use = { codes: 2, visits: 0, ended: 0, until: '2026-12-18T16:00:00.000Z' };
    const codes = [{ codeId: 'c1', asksFirst: false }];
    api
      .answer(orders.goodsOrder, () => aGoodsOrder('7', 'done', { use }))
      .answer(
        wallet.wallet,
        aWallet({
          vouchers: [aVoucher({ orderNo: '7', codes, shop: aWalletShop({ distanceMeters: 350 }) })],
        }),
      )
      .answer(afterSale.showCode, { code: '628531077731' });
    const { user, container } = open();
    const next = await screen.findByRole('region', { name: '接下来：到店出示券码' });
    expect(next.textContent).toContain('2张已放进卡包，12月18日到期');
    expect(link('去卡包看')).toContain('/card-coupon');
    expect(await within(next).findByText('街角咖啡（新街口店），350m 营业中')).toBeTruthy();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: '出示券码' }));
    expect(await screen.findByText('6285 3107 7731')).toBeTruthy();
  });

  it('of a membership leads to claiming its rights', async () => {
    payment = 'paid';
    const [line] = aGoodsOrder('7', 'done').lines;
    const lines = line ? [{ ...line, opensMembership: true }] : [];
    api.answer(orders.goodsOrder, () => aGoodsOrder('7', 'done', { lines }));
    open();
    await screen.findByRole('region', { name: '接下来：去领取本月权益' });
    expect(link('去领取本月权益')).toContain('/my-month');
  });

  it('of a data pack says what the number can use with it', async () => {
    payment = 'paid';
    const [line] = aGoodsOrder('7', 'done').lines;
    const lines = line ? [{ ...line, kind: 'charge' as const }] : [];
    const usage = { leftMb: 29_286, totalMb: 40_960, usedMb: 11_674, todayMb: 10, dailyAverageMb: 10 };
    api
      .answer(orders.goodsOrder, () => aGoodsOrder('7', 'done', { lines, dataMb: 10_240 }))
      .answer(phoneFlow.flowUsage, {
        ...usage,
        mobile: '138****6021',
        packageName: '5G畅享套餐',
        month: '2026-08',
        daysLeft: 3,
        days: [],
      });
    const { container } = open();
    expect(await screen.findByText('本月可用28.6GB，共40GB，含新到10GB')).toBeTruthy();
    expect(link('查看我的用量')).toContain('/flow-manage');
    await expectAccessible(container);
  });

  it('recommends other goods than those that were bought', async () => {
    [payment, order] = ['paid', 'paid'];
    const list = [aGoods('goods7'), aGoods('other')];
    api.answer(home.forYou, { list, total: 2, hasNext: false });
    open();
    const feed = await screen.findByRole('region', { name: '为你推荐' });
    expect(await within(feed).findByText('商品other')).toBeTruthy();
    expect(within(feed).queryByText('商品goods7')).toBeNull();
  });

  it('asks at once when the subscriber says it is paid', async () => {
    const { user } = open();
    await screen.findByRole('heading', { name: '正在确认支付结果' });
    [payment, order] = ['paid', 'paid'];
    await user.click(await screen.findByRole('button', { name: '我已付款' }));
    expect(await screen.findByRole('heading', { name: '支付成功' })).toBeTruthy();
  });

  it('offers to pay again after a failure', async () => {
    payment = 'failed';
    open();
    expect(await screen.findByRole('heading', { name: '支付没有成功' })).toBeTruthy();
    expect(link('重新支付')).toContain('/order-pay?orderNo=7');
  });

  it('says that money for a closed order comes back', async () => {
    [payment, order] = ['waiting', 'closed'];
    open();
    expect(await screen.findByRole('heading', { name: '订单已关闭' })).toBeTruthy();
    expect(screen.getByText('如果已经付款，款项会自动原路退回')).toBeTruthy();
  });

  it('knows the order alone where there is no attempt', async () => {
    order = 'paid';
    open({ search: '?orderNo=7' });
    expect(await screen.findByRole('heading', { name: '支付成功' })).toBeTruthy();
    expect(api.callsOf(payments.paymentStatus)).toEqual([]);
  });

  it.each(['', '?orderNo=7', '?orderNo=&paymentNo='])(
    'finds the latest attempt where the cashier leads back with “%s” alone',
    async (search) => {
      latest = { paymentNo: 'P7', orderNo: '7' };
      payment = 'failed';
      open({ search });
      expect(await screen.findByRole('heading', { name: '支付没有成功' })).toBeTruthy();
      expect(api.callsOf(payments.paymentStatus)[0]?.input).toEqual({ paymentNo: 'P7' });
      expect(link('重新支付')).toContain('/order-pay?orderNo=7');
    },
  );

  it('is failed, empty or for members in words', async () => {
    api.unplug(orders.goodsOrder);
    const failed = open({ search: '?orderNo=7' });
    expect(await screen.findByText('支付结果没有加载出来')).toBeTruthy();
    failed.unmount();
    api.answer(orders.goodsOrder, () => {
      throw new ApiFailure('0', orderMissing);
    });
    const missing = open({ search: '?orderNo=7' });
    expect(await screen.findByText('没有找到刚才的支付')).toBeTruthy();
    missing.unmount();
    const empty = open({ search: '' });
    expect(await screen.findByText('没有找到刚才的支付')).toBeTruthy();
    expect(link('我的订单')).toContain('/order-list');
    empty.unmount();
    const { user, session } = open({ session: { kind: 'guest' } });
    await user.click(await screen.findByRole('button', { name: '去登录' }));
    await waitFor(() => expect(session.goToLogin).toHaveBeenCalledOnce());
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import { detail } from '#core/contract/goods/detail.ts';
import { wallet } from '#core/contract/order/wallet.ts';
import { renewals } from '#core/contract/order/renewals.ts';
import { aFulfilment, aGoodsOrder } from '#web/features/orders/testing/samples.ts';
import { aVoucher, aWallet, aWalletShop } from '#core/rules/wallet/testing/a-wallet.ts';
import { orderMissing } from '#core/rules/order/order-states.ts';
import { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './order-detail.page.tsx';

let api: FakeApi;
beforeEach(() => {
  const now = Date.now();
  api = fakeApi()
    .answer(
      orders.goodsOrder,
      aGoodsOrder('7', 'created', {
        payBy: new Date(now + 600_000).toISOString(),
        serverNow: new Date(now).toISOString(),
      }),
    )
    .answer(orders.cancelOrder, aGoodsOrder('7', 'closed'))
    .answer(afterSale.orderFulfilment, aFulfilment('7'))
    .answer(afterSale.buyAgain, {
      lines: [
        { goodsId: 'goods7', skuId: 'goods7.1', quantity: 2 },
        { goodsId: 'goods8', skuId: 'goods8.1', quantity: 1 },
      ],
      missing: ['旧礼盒'],
    });
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, {
    api,
    project: 'super-market',
    session: aMember(),
    search: '?orderNo=7',
    ...overrides,
  });

describe('订单详情', () => {
  it('says what has become of the order, with its way, its bill and its address', async () => {
    const { container } = open();
    expect(await screen.findByRole('heading', { name: '等待付款' })).toBeTruthy();
    expect(screen.getByRole('timer')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: '订单进度' })).getAllByRole('listitem')).toHaveLength(4);
    const bill = screen.getByRole('region', { name: '费用明细' }).textContent;
    for (const text of ['商品金额¥199.00', '福袋券−¥179.80', '应付¥19.20', '共省¥179.8'])
      expect(bill).toContain(text);
    expect(screen.getByText('江苏省南京市鼓楼区中山路18号')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去支付' }).getAttribute('href')).toContain(
      '/order-pay?orderNo=7',
    );
    await expectAccessible(container);
  });

  it('waits for its group, to which friends can be invited', async () => {
    api.answer(orders.goodsOrder, aGoodsOrder('7', 'paid', { waitingGroup: 'g1' }));
    open();
    expect(await screen.findByRole('heading', { name: '等待成团' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '邀请好友' }).getAttribute('href')).toContain('groupNo=g1');
    expect(screen.queryByRole('button', { name: '催一下' })).toBeNull();
  });

  it('of a membership stops its renewal with one tap, and starts it again', async () => {
    const renewal = (isOn: boolean) => ({
      subscriptionId: '7-1',
      productId: 'gold',
      skuId: 'goods7.1',
      productName: '黄金会员',
      planName: '连续包月',
      orderNo: '7',
      months: 1,
      priceFen: 1_990,
      isOn,
      endsAt: '2026-06-20T04:00:00.000Z',
      debitAt: '2026-06-19T04:00:00.000Z',
    });
    let isOn = true;
    const change = (on: boolean) => () => {
      isOn = on;
      return renewal(on);
    };
    api
      .answer(orders.goodsOrder, aGoodsOrder('7', 'done'))
      .answer(afterSale.orderFulfilment, aFulfilment('7', { way: 'membership', state: 'delivered' }))
      .answer(renewals.renewals, () => ({ list: [renewal(isOn)], serverNow: '2026-06-01T04:00:00.000Z' }))
      .answer(renewals.stopRenewal, change(false))
      .answer(renewals.resumeRenewal, change(true));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '关闭自动续费' }));
    expect(await screen.findByText('已关闭，会员可用到6月20日')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: '开启自动续费' }));
    await user.click(await screen.findByRole('button', { name: '同意并开启' }));
    expect(await screen.findByText('6月19日从话费扣19.9元，扣费前3天提醒')).toBeTruthy();
  });

  it('of a membership leads to the page of memberships', async () => {
    const order = aGoodsOrder('7', 'done');
    const lines = order.lines.map((line) => ({
      ...line,
      goodsName: '黄金会员（随心看权益包 30元版）',
      opensMembership: true,
    }));
    api.answer(orders.goodsOrder, { ...order, lines });
    open();
    expect((await screen.findByRole('link', { name: /黄金会员/ })).getAttribute('href')).toBe(
      '/content/super-market/member-order',
    );
  });

  it('copies the order number', async () => {
    const { user } = open();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: '复制订单编号' }));
    expect(write).toHaveBeenCalledExactlyOnceWith('7');
    expect(await screen.findByText('订单编号已复制')).toBeTruthy();
  });

  it('is closed after a question, with the reason of its log', async () => {
    const { user, navigator } = open();
    await user.click(await screen.findByRole('button', { name: '取消订单' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消订单' }));
    expect(await screen.findByRole('heading', { name: '订单已关闭' })).toBeTruthy();
    expect(screen.getAllByText('您取消了订单')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: '去支付' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '再次购买' }));
    await waitFor(() =>
      expect(navigator.push).toHaveBeenCalledWith(
        expect.stringMatching(/skuId=goods7\.1(,|%2C)goods8\.1&quantity=2(,|%2C)1/),
      ),
    );
    expect(await screen.findByText('“旧礼盒”已下架或售罄')).toBeTruthy();
  });

  it('shows a code after a warning, with copy and a code to scan, and hides it again', async () => {
    const code = { codeId: 'c1', lastDigits: '0426', validUntil: '2026-09-29T15:59:59Z', asksFirst: true };
    api
      .answer(orders.goodsOrder, aGoodsOrder('7', 'done'))
      .answer(
        afterSale.orderFulfilment,
        aFulfilment('7', { way: 'codes', state: 'delivered', codes: [{ ...code, isUsed: false }] }),
      )
      .answer(afterSale.showCode, { code: '6285310777310426' });
    const { user, container } = open();
    await user.click(await screen.findByRole('button', { name: '查看第1张券码' }));
    expect(container.textContent).not.toContain('6285');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('不能退款');
    await user.click(within(dialog).getByRole('button', { name: '查看' }));
    expect(await screen.findByText('6285 3107 7731 0426')).toBeTruthy();
    expect(await screen.findByRole('img', { name: '第1张券码的二维码' })).toBeTruthy();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: '隐藏第1张券码' }));
    expect(screen.queryByText('6285 3107 7731 0426')).toBeNull();
  });

  describe('with a code to use', () => {
    const code = { codeId: 'c1', lastDigits: '0426', validUntil: '2099-09-29T15:59:59Z', asksFirst: false };
    const use = { codes: 1, visits: 0, ended: 0, until: code.validUntil };
    const shops = ['新街口店', '珠江路店', '鼓楼店'].map((shopName) => ({
      shopCode: shopName,
      shopName,
      merchantName: '咖啡',
      address: '中山南路18号',
      cityCode: '320100',
      latitude: 32.05,
      longitude: 118.78,
      distanceMeters: 350,
      phone: null,
      openHours: '00:00-24:00',
      picUrl: 'goods/coffee',
      discountText: null,
    }));
    beforeEach(() => {
      const codes = [{ ...code, isUsed: false }];
      api
        .answer(orders.goodsOrder, aGoodsOrder('7', 'done', { use }))
        .answer(
          afterSale.orderFulfilment,
          aFulfilment('7', { way: 'codes', state: 'delivered', codes, canRefund: true, payableFen: 1_050 }),
        )
        .answer(
          wallet.wallet,
          aWallet({
            vouchers: [
              aVoucher({
                orderNo: '7',
                goodsId: 'goods7',
                codes: [code],
                shop: aWalletShop({ distanceMeters: 350 }),
              }),
            ],
          }),
        )
        .answer(afterSale.showCode, { code: '6285310777310426' })
        .answer(detail.goodsShops, { list: shops, total: 1820, hasNext: true });
    });

    it('names the two nearest shops, and until when it can be given back', async () => {
      open();
      expect(await screen.findByRole('button', { name: '去这里：新街口店' })).toBeTruthy();
      expect(screen.getByRole('button', { name: '去这里：珠江路店' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: '去这里：鼓楼店' })).toBeNull();
      expect(screen.getByRole('link', { name: /^未使用可退，到期未用自动退/ }).textContent).toContain(
        '可退¥10.50，原路退回',
      );
    });

    it('names each shop once', async () => {
      const { container } = open();
      await screen.findByRole('button', { name: '去这里：新街口店' });
      expect(container.textContent.split('新街口店')).toHaveLength(2);
    });

    it('names its gift once, with what has become of it', async () => {
      const [line] = aGoodsOrder('7', 'done').lines;
      const gift = {
        skuId: 'tea.1',
        goodsId: 'tea',
        goodsName: '奶茶券',
        skuName: '中杯',
        picUrl: 'goods/milktea',
      };
      const fulfilment = aFulfilment('7', {
        way: 'codes',
        state: 'delivered',
        codes: [{ ...code, isUsed: false }],
      });
      const giftCodes = [{ ...code, codeId: 'c2', isUsed: false }];
      api
        .answer(
          orders.goodsOrder,
          aGoodsOrder('7', 'done', { use, lines: line ? [line, { ...line, ...gift, giftOf: 1 }] : [] }),
        )
        .answer(afterSale.orderFulfilment, {
          ...fulfilment,
          lines: fulfilment.lines.flatMap((each) => [
            each,
            { ...each, line: 2, giftOf: 1, canRefund: false, codes: giftCodes },
          ]),
        });
      const { container } = open();
      const floor = await screen.findByRole('group', { name: '退款和赠品' });
      expect(within(floor).getByText('赠品：奶茶券')).toBeTruthy();
      expect(within(floor).getByText('待使用1张')).toBeTruthy();
      expect(within(screen.getByRole('region', { name: '商品' })).queryByText('奶茶券')).toBeNull();
      await expectAccessible(container);
    });

    it('says so in its head, begins with the ticket, and shows the code with one tap', async () => {
      const { user, container } = open();
      expect(await screen.findByRole('heading', { name: '待使用1张' })).toBeTruthy();
      await screen.findByRole('region', { name: '商品7的券码' });
      const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
      expect(regions.slice(0, 2)).toEqual(['订单状态', '商品7的券码']);
      await expectAccessible(container);
      await user.click(screen.getByRole('button', { name: '出示券码' }));
      expect(await screen.findByText('6285 3107 7731 0426')).toBeTruthy();
    });

    it('cannot be deleted, and says why', async () => {
      const { user } = open();
      await user.click(await screen.findByRole('button', { name: '更多操作' }));
      const menu = await screen.findByRole('dialog', { name: '更多操作' });
      expect(within(menu).getByText('用完或退款后才能删除')).toBeTruthy();
      expect(within(menu).queryByRole('button', { name: /删除/ })).toBeNull();
      expect(within(menu).getByRole('button', { name: '再次购买' })).toBeTruthy();
      await expectAccessible(menu);
    });
  });

  it('is deleted from its menu after a question when all of it is over', async () => {
    api.answer(orders.goodsOrder, aGoodsOrder('7', 'done')).answer(afterSale.hideOrder, { orderNo: '7' });
    const { user, navigator } = open();
    await user.click(await screen.findByRole('button', { name: '更多操作' }));
    await user.click(await screen.findByRole('button', { name: '删除订单' }));
    await user.click(await screen.findByRole('button', { name: '删除' }));
    await waitFor(() => expect(navigator.back).toHaveBeenCalledOnce());
    expect(api.callsOf(afterSale.hideOrder).map(({ input }) => input)).toEqual([{ orderNo: '7' }]);
  });

  it('says that a part of its money is on its way back', async () => {
    api.answer(orders.goodsOrder, aGoodsOrder('7', 'done', { isRefunding: true }));
    open();
    expect(await screen.findByRole('heading', { name: '部分退款处理中' })).toBeTruthy();
  });

  it('shows the way of the parcel and lets it be received after a question', async () => {
    const shipment = {
      carrier: '示例快递',
      trackingNo: 'SF100',
      shippedAt: '2026-08-30T02:00:00Z',
      receiveBy: '2026-09-09T02:00:00Z',
      receivedAt: null,
      events: [{ at: '2026-08-30T03:00:00Z', text: '包裹正在派送' }],
    };
    const sent = { ...aFulfilment('7', { way: 'post', state: 'shipped' }), shipment };
    api
      .answer(orders.goodsOrder, aGoodsOrder('7', 'shipped'))
      .answer(afterSale.orderFulfilment, sent)
      .answer(afterSale.confirmReceipt, sent);
    const { user, container } = open();
    expect(await screen.findByText('包裹正在派送')).toBeTruthy();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: '确认收货' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确认收货' }));
    expect(await screen.findByText('已确认收货')).toBeTruthy();
    expect(api.callsOf(afterSale.confirmReceipt).map(({ input }) => input)).toEqual([{ orderNo: '7' }]);
  });

  it.each([
    ['and leads to another', { paidFen: 990, refundedFen: 0 }, '发票已红冲，重新开票'],
    ['with nothing left for another', { paidFen: 990, refundedFen: 990 }, '发票已红冲'],
  ])('says that its invoice was reversed, %s', async (_what, money, name) => {
    api
      .answer(orders.goodsOrder, { ...aGoodsOrder('7', 'done'), ...money })
      .answer(afterSale.orderFulfilment, {
        ...aFulfilment('7'),
        canInvoice: true,
        invoiceState: 'reversed',
      });
    open();
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toContain('orderNo=7');
  });

  it('says so when there is no such order', async () => {
    api.answer(orders.goodsOrder, () => {
      throw new ApiFailure('0', orderMissing);
    });
    open();
    expect(await screen.findByText(orderMissing)).toBeTruthy();
    expect(screen.getByRole('link', { name: '我的订单' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('leads guests to sign in', async () => {
    const { user, session } = open({ session: { kind: 'guest' } });
    await user.click(await screen.findByRole('button', { name: '去登录' }));
    expect(session.goToLogin).toHaveBeenCalledOnce();
    expect(api.calls).toEqual([]);
  });
});

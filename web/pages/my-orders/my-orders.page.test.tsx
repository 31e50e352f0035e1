import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import type { OrderSummary } from '#core/contract/order/orders.shapes.ts';
import { wallet } from '#core/contract/order/wallet.ts';
import { orderStateTexts } from '#core/rules/order/order-states.ts';
import { aVoucher, aWallet } from '#core/rules/wallet/testing/a-wallet.ts';
import { aGoodsOrder, anOrderSummary } from '#web/features/orders/testing/samples.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './my-orders.page.tsx';

let list: OrderSummary[];
let api: FakeApi;
beforeEach(() => {
  list = [
    anOrderSummary('2', 'done'),
    anOrderSummary('1', 'created', { payBy: new Date(Date.now() + 600_000).toISOString() }),
  ];
  api = fakeApi()
    .answer(afterSale.orderCounts, { unpaid: 1, delivering: 0, shipped: 0, refunding: 0, toUse: 0 })
    .answer(orders.orderList, ({ states }) => {
      const shown = list.filter(({ state }) => !states || states.includes(state));
      return { list: shown, total: shown.length, hasNext: false, serverNow: new Date().toISOString() };
    })
    .answer(orders.cancelOrder, ({ orderNo }) => {
      list = list.map((order) =>
        order.orderNo === orderNo
          ? { ...order, state: 'closed', stateText: orderStateTexts.closed, payBy: null }
          : order,
      );
      return aGoodsOrder(orderNo as string, 'closed');
    });
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, project: 'super-market', session: aMember(), ...overrides });

describe('我的订单', () => {
  it('shows what is to be paid first, with the time left and the way to pay', async () => {
    const { container } = open();
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('待付款');
    expect(second?.textContent).toContain('已完成');
    expect(within(first as HTMLElement).getByRole('timer')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去支付：商品1' }).getAttribute('href')).toContain(
      '/order-pay?orderNo=1',
    );
    expect(screen.getByRole('link', { name: /商品2/ }).getAttribute('href')).toContain(
      '/order-detail?orderNo=2',
    );
    await expectAccessible(container);
  });

  it('searches the orders by a keyword, keeps it with the tab in the address, and shows all again when it is cleared', async () => {
    const { user, navigator } = open({ search: '?tab=done' });
    await user.click(screen.getByRole('button', { name: '搜索订单' }));
    await user.type(await screen.findByRole('searchbox', { name: '搜索订单' }), '绿茶{Enter}');
    expect(navigator.replace).toHaveBeenLastCalledWith(
      expect.stringContaining(`tab=done&keyword=${encodeURIComponent('绿茶')}`),
    );
  });

  it('says when no order has the keyword, and drops it from the address when the field is cleared', async () => {
    api.answer(orders.orderList, ({ keyword }) => ({
      list: keyword ? [] : list,
      total: 0,
      hasNext: false,
      serverNow: new Date().toISOString(),
    }));
    const { user, navigator, container } = open({ search: '?keyword=绿茶' });
    expect(await screen.findByText('没有找到“绿茶”')).toBeTruthy();
    expect(api.inputsOf(orders.orderList)[0]).toMatchObject({ keyword: '绿茶' });
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: '清空输入' }));
    expect(navigator.replace.mock.lastCall?.[0]).not.toContain('keyword');
  });

  it('invites friends where a paid order waits for its group', async () => {
    list = [anOrderSummary('3', 'paid', { waitingGroup: 'g1', stateText: '待成团' })];
    open();
    const invite = await screen.findByRole('link', { name: '邀请好友：商品3' });
    expect(invite.getAttribute('href')).toContain('/group-share?groupNo=g1');
    expect(screen.getByText('待成团')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '催一下：商品3' })).toBeNull();
  });

  it('cancels an order after a question only', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '取消订单：商品1' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '再想想' }));
    expect(api.callsOf(orders.cancelOrder)).toEqual([]);
    await user.click(screen.getByRole('button', { name: '取消订单：商品1' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消订单' }));
    await waitFor(() => expect(screen.getByText('已关闭')).toBeTruthy());
    expect(api.callsOf(orders.cancelOrder).map(({ input }) => input)).toEqual([{ orderNo: '1' }]);
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('asks for the states of its tab, and has an empty state for each', async () => {
    const { container } = open({ search: '?tab=refund' });
    expect(await screen.findByText('没有退款')).toBeTruthy();
    expect(api.callsOf(orders.orderList)[0]?.input).toMatchObject({ states: ['refunding', 'refunded'] });
    expect(screen.getByRole('tab', { name: '退款售后' }).getAttribute('aria-selected')).toBe('true');
    await expectAccessible(container);
  });

  it('changes the tab in the address', async () => {
    const { user, navigator } = open();
    await user.click(await screen.findByRole('tab', { name: '待付款 1' }));
    expect(navigator.replace).toHaveBeenCalledWith(expect.stringContaining('/order-list?tab=unpaid'));
  });

  it('of vouchers says until when they can be used, and shows a code with one tap', async () => {
    const use = { codes: 2, visits: 0, ended: 0, until: '2099-12-18T15:59:59.000Z' };
    list = [
      anOrderSummary('4', 'done', { use, stateText: '待使用2张' }),
      anOrderSummary('5', 'done', { use }),
    ];
    const codes = [{ codeId: 'c1', asksFirst: false }];
    api
      .answer(wallet.wallet, aWallet({ vouchers: [aVoucher({ orderNo: '4', codes })] }))
      .answer(afterSale.showCode, { code: '628531077731' });
    const { user, container } = open({ search: '?tab=toUse' });
    const [first] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('待使用2张');
    expect(first?.textContent).toContain('12月18日到期');
    expect(api.inputsOf(orders.orderList)[0]).toMatchObject({ toUse: true });
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: '出示券码：商品4' }));
    expect(await screen.findByText('6285 3107 7731')).toBeTruthy();
    expect(api.inputsOf(wallet.wallet)[0]).toEqual({ orderNo: '4' });
    expect(screen.queryByRole('button', { name: /^删除/ })).toBeNull();
  });

  it('shows the code of the last voucher until it says that a shop took it, also above an empty list', async () => {
    const use = { codes: 1, visits: 0, ended: 0, until: '2099-12-18T15:59:59.000Z' };
    list = [anOrderSummary('4', 'done', { use })];
    const codes = [{ codeId: 'c1', asksFirst: false }];
    api
      .answer(wallet.wallet, aWallet({ vouchers: [aVoucher({ orderNo: '4', codes })] }))
      .answer(afterSale.showCode, { code: '628531077731' });
    const { user } = open({ search: '?tab=toUse' });
    await user.click(await screen.findByRole('button', { name: '出示券码：商品4' }));
    await screen.findByText('6285 3107 7731');
    list = [];
    api.answer(wallet.wallet, aWallet());
    await screen.findByText('没有待使用的券', {}, { timeout: 8_000 });
    expect(await screen.findByText('已使用')).toBeTruthy();
  }, 12_000);

  it('says that nothing of an order can be used any more', async () => {
    const use = { codes: 1, visits: 0, ended: 0, until: '2099-12-18T15:59:59.000Z' };
    list = [anOrderSummary('4', 'done', { use })];
    api.answer(wallet.wallet, aWallet());
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '出示券码：商品4' }));
    expect(await screen.findByText('券码已使用或已到期')).toBeTruthy();
  });

  it('of a membership leads to its rights, and a refund under way to its progress', async () => {
    const [line] = anOrderSummary('6', 'done').lines;
    list = [
      anOrderSummary('6', 'done', { lines: line ? [{ ...line, opensMembership: true }] : [] }),
      anOrderSummary('7', 'done', { isRefunding: true, stateText: '部分退款中' }),
    ];
    open();
    expect((await screen.findByRole('link', { name: /^去领权益/ })).getAttribute('href')).toContain(
      '/my-month',
    );
    expect(screen.getByText('部分退款中')).toBeTruthy();
    expect(screen.getByRole('link', { name: '退款进度：商品7' })).toBeTruthy();
  });

  it('says that the time is over until the order is closed', async () => {
    list = [anOrderSummary('1', 'created', { payBy: new Date(Date.now() - 1_000).toISOString() })];
    open();
    expect(await screen.findByText('付款时间已到，正在关闭')).toBeTruthy();
  });

  it('offers another try when it could not be loaded', async () => {
    api.unplug(orders.orderList);
    const { user } = open();
    await screen.findByText('订单没有加载出来');
    api.answer(orders.orderList, { list, total: 2, hasNext: false, serverNow: new Date().toISOString() });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('商品1')).toBeTruthy();
  });

  it('leads guests to sign in', async () => {
    const { user, session } = open({ session: { kind: 'guest' } });
    await user.click(await screen.findByRole('button', { name: '去登录' }));
    expect(session.goToLogin).toHaveBeenCalledOnce();
    expect(api.calls).toEqual([]);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { afterSale } from '#core/contract/order/after-sale.ts';
import type { Refund } from '#core/contract/order/after-sale.shapes.ts';
import { orders } from '#core/contract/order/orders.ts';
import { orderMissing, refundMissing } from '#core/rules/order/order-states.ts';
import { aFulfilment, aGoodsOrder } from '#web/features/orders/testing/samples.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, refused, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page as detailPage } from './refund-detail.page.tsx';
import { page as requestPage } from './refund-request.page.tsx';

const refund: Refund = {
  refundNo: 'TK1',
  orderNo: '7',
  state: 'refunding',
  cause: 'subscriber',
  reason: '不想要了',
  amountFen: 2_520,
  pointsFen: 300,
  requestedAt: '2026-08-30T02:00:00Z',
  settledAt: null,
  lines: [{ line: 1, goodsName: '电饭煲', picUrl: 'goods/cooker', quantity: 1 }],
};
let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(orders.goodsOrder, aGoodsOrder('7', 'delivering', { paidFen: 2_520 }))
    .answer(afterSale.orderFulfilment, aFulfilment('7', { way: 'post', state: 'delivering' }))
    .answer(afterSale.requestRefund, refund)
    .answer(afterSale.refundDetail, refund);
});
const open = (page: typeof requestPage, search: string, overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, project: 'super-market', session: aMember(), search, ...overrides });

it('the whole order is refunded with its freight, for the chosen reason, and leads to the progress', async () => {
  const { user, navigator, container } = open(requestPage, '?orderNo=7');
  const sum = await screen.findByRole('region', { name: '退款金额' });
  expect(sum.textContent).toContain('25.20');
  await expectAccessible(container);
  await user.click(screen.getByRole('radio', { name: '等待时间太长' }));
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  await waitFor(() =>
    expect(navigator.replace).toHaveBeenCalledWith(expect.stringContaining('/refund-detail?refundNo=TK1')),
  );
  expect(api.callsOf(afterSale.requestRefund).map(({ input }) => input)).toEqual([
    { orderNo: '7', lines: [1], reason: '等待时间太长' },
  ]);
});

it('of several codes those that were not used go back one by one, with their part of the money', async () => {
  const code = (codeId: string, canRefund = true) => ({
    codeId,
    lastDigits: codeId,
    validUntil: '2099-09-29T15:59:59Z',
    asksFirst: false,
    isUsed: !canRefund,
    canRefund,
  });
  const codes = [code('0001'), code('0002', false), code('0003')];
  api.answer(orders.goodsOrder, aGoodsOrder('7', 'done', { paidFen: 2_000 })).answer(
    afterSale.orderFulfilment,
    aFulfilment('7', {
      way: 'codes',
      state: 'delivered',
      oneByOne: true,
      pieces: 3,
      payableFen: 2_000,
      codes,
    }),
  );
  const { user, container } = open(requestPage, '?orderNo=7');
  const sum = await screen.findByRole('region', { name: '退款金额' });
  expect(sum.textContent).toContain('13.32');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /第2张.*已使用/ }).disabled).toBe(true);
  await expectAccessible(container);
  await user.click(screen.getByRole('checkbox', { name: /第1张/ }));
  expect(sum.textContent).toContain('6.66');
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  await waitFor(() =>
    expect(api.callsOf(afterSale.requestRefund).map(({ input }) => input)).toEqual([
      { orderNo: '7', lines: [1], codes: ['0003'], reason: '不想要了' },
    ]),
  );
});

it('a membership says which coupons go back with it, and the request confirms how many', async () => {
  const gifts = [1_200, 500, 2_000, 600, 800].map((couponAmt) => ({ couponName: '立减券', couponAmt }));
  api.answer(afterSale.orderFulfilment, aFulfilment('7', { way: 'membership', state: 'delivered', gifts }));
  const { user, container } = open(requestPage, '?orderNo=7');
  expect(await screen.findByText('退款后会员立即失效，随会员送的5张券（共51元）一并收回')).toBeTruthy();
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  await waitFor(() =>
    expect(api.callsOf(afterSale.requestRefund).map(({ input }) => input)).toEqual([
      { orderNo: '7', lines: [1], reason: '不想要了', gifts: 5 },
    ]),
  );
});

it('a line that cannot be refunded says why', async () => {
  api.answer(
    afterSale.orderFulfilment,
    aFulfilment('7', { canRefund: false, refundReason: '券码已查看，不能退款' }),
  );
  open(requestPage, '?orderNo=7');
  expect(await screen.findByText('券码已查看，不能退款')).toBeTruthy();
  expect(screen.getByRole('button', { name: '提交申请' }).getAttribute('aria-disabled')).toBe('true');
});

it('an order that is not the subscriber’s leads to the own orders instead of another try', async () => {
  api.answer(orders.goodsOrder, () => refused(orderMissing));
  open(requestPage, '?orderNo=7');
  expect(await screen.findByRole('link', { name: '我的订单' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

it('the progress shows what is reached, and ends when the money is back', async () => {
  const { container } = open(detailPage, '?refundNo=TK1');
  const steps = within(await screen.findByRole('region', { name: '退款进度' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent?.includes('已完成'))).toEqual([true, true, false]);
  await expectAccessible(container);
});

it('a refund that its channel refused says that it is seen to by hand', async () => {
  api.answer(afterSale.refundDetail, { ...refund, state: 'delayed' });
  open(detailPage, '?refundNo=TK1');
  expect(await screen.findByRole('heading', { name: '退款延迟，人工处理中' })).toBeTruthy();
  expect(screen.queryByText('款项将原路退回，一般几分钟内到账')).toBeNull();
});

it('a refund that the operator ended by hand leads to the customer service', async () => {
  api.answer(afterSale.refundDetail, { ...refund, state: 'closed' });
  open(detailPage, '?refundNo=TK1');
  expect(await screen.findByRole('heading', { name: '退款已转人工处理' })).toBeTruthy();
  expect(screen.getByText('付款渠道不能完成退款，如果没有收到款项，请联系客服')).toBeTruthy();
});

it('a refund that is not the subscriber’s leads to the own orders instead of another try', async () => {
  api.answer(afterSale.refundDetail, () => refused(refundMissing));
  open(detailPage, '?refundNo=TK1');
  expect(await screen.findByRole('link', { name: '我的订单' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

it('guests are led to sign in', async () => {
  const { user, session } = open(requestPage, '?orderNo=7', { session: { kind: 'guest' } });
  await user.click(await screen.findByRole('button', { name: '去登录' }));
  expect(session.goToLogin).toHaveBeenCalledOnce();
  expect(api.calls).toEqual([]);
});

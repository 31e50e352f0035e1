import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { placement } from '#core/contract/goods/placement.ts';
import { home } from '#core/contract/goods/home.ts';
import { orders } from '#core/contract/order/orders.ts';
import { payments } from '#core/contract/pay/payments.ts';
import type { PaymentState } from '#core/contract/pay/payments.shapes.ts';
import type { OrderState } from '#core/rules/order/order-states.ts';
import { aGoodsOrder } from '#web/features/orders/testing/samples.ts';
import { leaveSite } from '#web/platform/site/leave-site.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './mini-program-pay.page.tsx';
import { aCounter, someMethods } from './testing/some-order.ts';

const cashier = '/content/market-mini-program/pages/payment/jtpay';
const leave = vi.spyOn(leaveSite, 'replace').mockImplementation(() => undefined);

const counter = (order: OrderState, payment: PaymentState = 'waiting') => {
  const now = Date.now();
  const [line] = aGoodsOrder('7', order).lines;
  if (!line) throw new Error('an order has a line');
  return aCounter()
    .answer(
      orders.goodsOrder,
      aGoodsOrder('7', order, {
        payBy: new Date(now + 600_000).toISOString(),
        serverNow: new Date(now).toISOString(),
        lines: [{ ...line, kind: 'code' }],
        use: { codes: order === 'done' ? 1 : 0, visits: 0, ended: 0, until: null },
      }),
    )
    .answer(payments.orderPayMethods, {
      orderNo: '7',
      amountFen: 1_920,
      payBy: new Date(now).toISOString(),
      serverNow: new Date(now).toISOString(),
      list: someMethods(),
    })
    .answer(payments.latestPayment, { payment: { paymentNo: 'P7', orderNo: '7' } })
    .answer(payments.paymentStatus, {
      paymentNo: 'P7',
      orderNo: '7',
      payMethodId: 8,
      amountFen: 1_920,
      state: payment,
      refundedFen: 0,
    })
    .answer(placement.pointMaterials, { list: [] })
    .answer(home.forYou, { list: [], total: 0, hasNext: false });
};
const open = (api: ReturnType<typeof counter>, search: string, session = aMember()) =>
  renderInSite(<page.Page />, {
    api,
    project: 'market-mini-program',
    path: '/pages/payment/jtpay',
    session,
    search,
  });

describe('收银台', () => {
  it('shows the sum, until when it is paid and the methods, and is accessible', async () => {
    const { container } = open(counter('created'), '?orderNo=7');
    expect(screen.getByRole('heading', { name: '收银台' })).toBeTruthy();
    expect(await screen.findByRole('timer')).toBeTruthy();
    expect(await screen.findByRole('radio', { name: '话费' })).toBeTruthy();
    await expectAccessible(container);
  });

  it('pays once for two taps, and the way back from the channel leads to itself', async () => {
    const sent = Promise.withResolvers<void>();
    const api = counter('created').answer(payments.createPayment, async () => {
      await sent.promise;
      return {
        paymentNo: 'P7',
        orderNo: '7',
        payMethodId: 8 as const,
        amountFen: 1_920,
        state: 'waiting' as const,
        refundedFen: 0,
        action: { kind: 'redirect' as const, url: 'https://cashier.example/' },
      };
    });
    const { user } = open(api, '?orderNo=7');
    await screen.findByRole('radio', { name: '话费' });
    await user.dblClick(screen.getByRole('button', { name: '立即支付' }));
    sent.resolve();
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('https://cashier.example/'));
    expect(api.callsOf(payments.createPayment).map(({ input }) => input)).toMatchObject([
      { orderNo: '7', returnTo: `${cashier}?orderNo=7&sent=1` },
    ]);
    expect(location.pathname + location.search).toContain(`${cashier}?orderNo=7&paymentNo=P7&sent=1`);
  });

  it('says what was paid, and leads to the wallet', async () => {
    const { container } = open(counter('done', 'paid'), '?orderNo=7&paymentNo=P7&sent=1');
    expect(await screen.findByRole('heading', { name: '支付成功' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '去卡包看' }).getAttribute('href')).toBe(
      '/content/market-mini-program/pages/cardCoupon/index',
    );
    await expectAccessible(container);
  });

  it.each(['waiting', 'failed'] as const)('lets a payment that is %s be made again', async (state) => {
    open(counter('created', state), '?orderNo=7&sent=1');
    expect((await screen.findByRole('link', { name: '重新支付' })).getAttribute('href')).toBe(
      `${cashier}?orderNo=7`,
    );
  });

  it('needs an order and its owner', () => {
    open(counter('created'), '');
    expect(screen.getByText('没有要付款的订单')).toBeTruthy();
  });

  it('asks a guest to sign in', () => {
    open(counter('created'), '?orderNo=7', { kind: 'guest' } as never);
    expect(screen.getByText('登录后付款')).toBeTruthy();
  });
});

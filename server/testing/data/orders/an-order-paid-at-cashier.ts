import { orders } from '#core/contract/order/orders.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { freshId } from '../../fresh.ts';
import type { TestServer } from '../../test-server.ts';
import type { TestMember } from '../a-member.ts';
import type { aPaidOrder } from './a-paid-order.ts';

/** An order that is paid at the cashier of a channel, with its entries in the ledger; returns its number. */
export async function anOrderPaidAtCashier(
  server: TestServer,
  as: TestMember,
  input: Parameters<typeof aPaidOrder>[2],
): Promise<string> {
  const { payableFen } = await server.data(orders.previewOrder, input, { as });
  const { orderNo } = await server.data(
    orders.submitOrder,
    { ...input, payableFen },
    { as, headers: { 'idempotency-key': freshId('order-key') } },
  );
  const { paymentNo } = await server.data(payments.createPayment, { orderNo, payMethodId: 2 }, { as });
  await server.sandbox(upstreams.payAtCashier, { paymentNo, result: 'success' });
  return orderNo;
}

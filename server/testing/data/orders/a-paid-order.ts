import type { RequestOf } from '#core/contract/endpoint.ts';
import { orders } from '#core/contract/order/orders.ts';
import { markPaid } from '../../../services/payments/payments/mark-paid.ts';
import type { TestMember } from '../a-member.ts';
import { freshId } from '../../fresh.ts';
import type { TestServer } from '../../test-server.ts';

type Input = Omit<RequestOf<typeof orders.submitOrder>, 'payableFen'>;

/** An order that is submitted, and paid as a channel's notice would; returns its number. */
export async function aPaidOrder(server: TestServer, member: TestMember, input: Input): Promise<string> {
  const { payableFen } = await server.data(orders.previewOrder, input, { as: member });
  const { orderNo } = await server.data(orders.submitOrder, { ...input, payableFen }, { as: member });
  if (payableFen === 0) return orderNo;
  const now = server.now();
  await server.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('payments')
      .values({
        payment_no: freshId('payment'),
        order_no: orderNo,
        user_id: member.userId,
        pay_method_id: 1,
        amount_fen: payableFen,
        state: 'paid',
        trade_no: freshId('trade'),
        created_at: now,
        expires_at: now,
        paid_at: now,
        next_query_at: now,
      })
      .execute();
    await markPaid(tx, { orderNo, paidFen: payableFen, reason: '付款成功' }, now);
  });
  server.deps.ordersPaid.notify();
  return orderNo;
}

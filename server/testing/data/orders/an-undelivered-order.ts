import { orders } from '#core/contract/order/orders.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { eventually } from '../../eventually.ts';
import type { TestServer } from '../../test-server.ts';
import { aGoods } from '../a-goods.ts';
import { aMember } from '../a-member.ts';
import type { TestOrder } from './an-order.ts';
import { giveBalance } from '../give-balance.ts';

/** The supplier did not answer, and the job requests the line again in an hour. */
export async function anUndeliveredOrder(server: TestServer): Promise<TestOrder> {
  const outage = (on: boolean) => server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on });
  await outage(true);
  const as = await aMember(server);
  await giveBalance(server, as.mobile, 1_000);
  const skuId = `${await aGoods(server, { price_fen: 1_000, kind: 'charge', supplier: 'video' })}.1`;
  const { orderNo } = await server.data(
    orders.submitOrder,
    { lines: [{ skuId, quantity: 1 }], benefitMobile: as.mobile, payableFen: 1_000 },
    { as },
  );
  await server.data(payments.createPayment, { orderNo, payMethodId: 3 }, { as });
  const delivery = () =>
    server.db
      .selectFrom('order_deliveries')
      .select('tries')
      .where('order_no', '=', orderNo)
      .executeTakeFirst();
  await eventually(delivery, (row) => (row?.tries ?? 0) > 0);
  await server.db
    .updateTable('order_deliveries')
    .set({ next_try_at: new Date(server.now().getTime() + 3_600_000) })
    .where('order_no', '=', orderNo)
    .execute();
  await outage(false);
  return { as, orderNo, skuId, payableFen: 1_000 };
}

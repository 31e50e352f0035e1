import { afterSale } from '#core/contract/order/after-sale.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { eventually } from '../../eventually.ts';
import type { TestServer } from '../../test-server.ts';
import { anOrder } from './an-order.ts';

export const refundRow = (server: TestServer, refundNo: string) =>
  server.db
    .selectFrom('payment_refunds')
    .selectAll()
    .where('refund_no', '=', refundNo)
    .executeTakeFirstOrThrow();

/** Its channel did not answer, and the job asks again in an hour. */
export async function aLateRefund(server: TestServer) {
  const outage = (on: boolean) => server.sandbox(upstreams.setOutage, { upstream: 'operator-wallet', on });
  const { as, orderNo } = await anOrder(server);
  const { paymentNo } = await server.data(
    payments.createPayment,
    { orderNo, payMethodId: 7, returnTo: '/content/x' },
    { as },
  );
  await server.sandbox(upstreams.payAtCashier, { paymentNo, result: 'success' });
  await outage(true);
  const { refundNo } = await server.data(afterSale.requestRefund, { orderNo, reason: '不想要了' }, { as });
  await eventually(
    () => refundRow(server, refundNo),
    ({ last_error }) => last_error !== null,
  );
  await server.db
    .updateTable('payment_refunds')
    .set({ next_try_at: new Date(server.now().getTime() + 3_600_000) })
    .where('refund_no', '=', refundNo)
    .execute();
  await outage(false);
  return { orderNo, refundNo, paymentNo, mobile: as.mobile };
}

import { environments } from '#core/config/environments.ts';
import { orders } from '#core/contract/order/orders.ts';
import { sendCall } from '#server/testing/send-call.ts';
import { workbench } from '../../support/workbench.ts';

/** An order of one piece that waits to be paid, as the web view's payment page submits it; without coupons. */
export async function submitOrder(origin: string, mobile: string, skuId: string): Promise<string> {
  const root = origin + environments.dev.base;
  const as = await workbench(origin).session(mobile);
  const order = { lines: [{ skuId, quantity: 1 }], cardCodes: [] };
  const priced = await sendCall(root, orders.previewOrder, order, { as });
  const { payableFen } = priced.envelope.data;
  const { envelope } = await sendCall(
    root,
    orders.submitOrder,
    { ...order, payableFen },
    { as, headers: { 'idempotency-key': crypto.randomUUID() } },
  );
  if (!envelope.success) throw new Error(`the order was refused: ${envelope.message}`);
  return envelope.data.orderNo;
}

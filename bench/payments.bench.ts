import pg from 'pg';
import { orders } from '#core/contract/order/orders.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { sendCall } from '#server/testing/send-call.ts';
import { cpuOf, cpuOfProcessTree } from './harness/cpu-of.ts';
import { report } from './harness/report.ts';
import { startProduct } from './harness/start-product.ts';
import { orderListFindings } from './payments/order-list.ts';
import { ordersBesideReads } from './payments/orders-beside-reads.ts';

/**
 * Submit, pay and notice: CPU per order. The sandbox's gateway, which signs and verifies both ways, and its cashier run in the same
 * process, so the server's figure is an upper bound. Then reads
 * beside orders, and the order list of a subscriber with many orders.
 */
const product = await startProduct();
const [warmUp, measured, atOnce] = [100, 600, 8];
try {
  const held = await product.addHolders({ groups: 1, rightsPerGroup: 1, holders: 202 });
  const [light, heavy, ...holders] = held.holders;
  if (!light || !heavy) throw new Error('the product has no holders');
  const skuId = await aSku(product.databaseUrl);
  const root = product.origin + product.base;
  const lines = [{ skuId, quantity: 1 }];
  const tokenOf = (at: number) => ({ accessToken: holders[at % holders.length]?.accessToken ?? '' });
  const { envelope: preview } = await sendCall(root, orders.previewOrder, { lines }, { as: tokenOf(0) });
  const payableFen = preview.data?.payableFen ?? 0;

  const payOne = async (at: number): Promise<void> => {
    const as = tokenOf(at);
    const { envelope: submitted } = await sendCall(
      root,
      orders.submitOrder,
      { lines, payableFen },
      { as, headers: { 'idempotency-key': `bench-order-${at}` } },
    );
    const orderNo = submitted.data?.orderNo ?? '';
    const { envelope: created } = await sendCall(
      root,
      payments.createPayment,
      { orderNo, payMethodId: 7 },
      { as },
    );
    const paid = await fetch(`${product.origin}/sandbox/api/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ paymentNo: created.data?.paymentNo, result: 'success' }),
    });
    const { notices } = (await paid.json()) as { readonly notices?: readonly number[] };
    if (notices?.[0] !== 200)
      throw new Error(`order ${at} was not paid: ${submitted.message} ${created.message}`);
  };
  let next = 0;
  const payUntil = (end: number) =>
    Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (next < end) await payOne(next++);
      }),
    );

  await payUntil(warmUp);
  const used = () => ({ server: cpuOf(product.pid), database: cpuOfProcessTree(product.databasePid) });
  const before = used();
  const begun = performance.now();
  await payUntil(warmUp + measured);
  const seconds = (performance.now() - begun) / 1000;
  const after = used();
  report('Submit, pay and notice: CPU per order', [
    {
      what: 'server, with the sandbox’s gateway',
      value: (after.server - before.server) / measured,
      unit: 'ms',
      goal: { atMost: 8 },
    },
    {
      what: 'database',
      value: (after.database - before.database) / measured,
      unit: 'ms',
      goal: { atMost: 5 },
    },
    { what: 'orders a second', value: measured / seconds },
  ]);
  const tokens = holders.map(({ accessToken }) => accessToken);
  report('Orders beside reads', await ordersBesideReads(product, { tokens, lines, payableFen }));
  report('The order list: CPU per request', await orderListFindings(product, skuId, [light, heavy]));
} finally {
  await product.stop();
}

/** A sku of virtual goods without a limit of stock. */
async function aSku(databaseUrl: string): Promise<string> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ sku_id: string }>(
      `select s.sku_id from skus s join goods g using (goods_id)
       where g.kind = 'code' and s.price_fen > 0 and s.stock_left is null and g.listed_at <= now() limit 1`,
    );
    if (!rows[0]) throw new Error('the demo has no such sku');
    return rows[0].sku_id;
  } finally {
    await client.end();
  }
}

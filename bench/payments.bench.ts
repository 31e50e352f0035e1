import { orders } from '#core/contract/order/orders.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { sendCall } from '#server/testing/send-call.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { callSandbox } from '#server/testing/call-sandbox.ts';
import { cpuOf, cpuOfProcessTree } from './harness/cpu-of.ts';
import { orderLoad } from './harness/order-load.ts';
import { report } from './harness/report.ts';
import { startProduct } from './harness/start-product.ts';
import { orderListFindings } from './payments/order-list.ts';
import { ordersBesideReads } from './payments/orders-beside-reads.ts';
import { statementsDuring } from './payments/statements-during.ts';

/**
 * Submit, pay, notice and delivery: CPU and statements per order. The sandbox's gateway, which signs and verifies both ways, and its cashier run in the same
 * process, so the server's figure is an upper bound. Then reads
 * beside orders, and the order list of a subscriber with many orders.
 */
const product = await startProduct();
const [warmUp, measured, counted, atOnce] = [100, 600, 100, 8];
try {
  const added = await product.addHolders({ groups: 1, rightsPerGroup: 1, holders: 202 });
  const [light, heavy, ...holders] = added.holders;
  if (!light || !heavy) throw new Error('the product has no holders');
  const load = await orderLoad(product, holders);
  const { skuId, payableFen } = load;
  const lines = [...load.lines];
  const root = product.origin + product.base;
  const tokenOf = (at: number) => ({ accessToken: holders[at % holders.length]?.accessToken ?? '' });

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
    const paymentNo = created.data?.paymentNo;
    if (!paymentNo) throw new Error(`order ${at} has no payment: ${submitted.message} ${created.message}`);
    const { notices } = await callSandbox(product.origin, upstreams.payAtCashier, {
      paymentNo,
      result: 'success',
    });
    if (notices[0] !== 200) throw new Error(`order ${at} was not paid`);
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
  const startedAt = performance.now();
  await payUntil(warmUp + measured);
  const seconds = (performance.now() - startedAt) / 1000;
  const after = used();
  const statements = await statementsDuring(product.databaseUrl, () => payUntil(next + counted));
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
    { what: 'statements', value: statements / counted },
    { what: 'orders a second', value: measured / seconds },
  ]);
  report('Orders beside reads', await ordersBesideReads(product, load));
  report('The order list: CPU per request', await orderListFindings(product, skuId, [light, heavy]));
} finally {
  await product.stop();
}

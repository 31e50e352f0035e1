import { catalogue } from '#core/contract/goods/catalogue.ts';
import { startLoader } from '../harness/load.ts';
import type { LoadPlan } from '../harness/load-plan.ts';
import type { OrderLoad } from '../harness/order-load.ts';
import type { Finding } from '../harness/report.ts';
import type { Product } from '../harness/start-product.ts';

const [readsPerSecond, ordersPerSecond, seconds] = [500, 50, 60];
const good = '"success":true';

/** Reads at a fixed rate, alone and then beside orders at a fixed rate. */
export async function ordersBesideReads(
  { origin, base }: Product,
  orders: OrderLoad,
): Promise<readonly Finding[]> {
  const reads: LoadPlan = {
    origin,
    requests: [
      {
        method: 'POST',
        path: base + catalogue.goodsList.prefix + catalogue.goodsList.path,
        body: JSON.stringify({ pageSize: 20 }),
      },
    ],
    perSecond: readsPerSecond,
    connections: 32,
    warmUpSeconds: 3,
    maxSeconds: seconds,
    steadyOnly: true,
    good,
  };
  const submits: LoadPlan = {
    origin,
    requests: orders.requests('beside-reads', ordersPerSecond * (seconds + 3)),
    once: true,
    perSecond: ordersPerSecond,
    connections: 32,
    maxSeconds: seconds + 10,
    good,
  };
  const [reader, buyer] = [startLoader(), startLoader()];
  try {
    const alone = await reader.load(reads);
    const [beside, bought] = await Promise.all([reader.load(reads), buyer.load(submits)]);
    return [
      {
        what: `${readsPerSecond} reads a second beside the orders, p50`,
        value: beside.p50Ms,
        unit: 'ms',
        against: { what: 'reads alone', value: alone.p50Ms },
        goal: { atMost: 1.2 },
      },
      {
        what: 'orders a second',
        value: bought.good / bought.seconds,
        goal: { atLeast: ordersPerSecond * 0.98 },
      },
      { what: 'p99 of an order', value: bought.p99Ms, unit: 'ms' },
      { what: 'reads not answered', value: alone.sent + beside.sent - alone.good - beside.good, must: 0 },
      { what: 'orders not made', value: bought.sent - bought.good, must: 0 },
    ];
  } finally {
    await Promise.all([reader.stop(), buyer.stop()]);
  }
}

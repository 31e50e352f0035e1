import { orders } from '#core/contract/order/orders.ts';
import type { Holder } from '#server/testing/data/add-holders.ts';
import { measureDraw } from './flash-sale/draw.ts';
import { cpuOf, cpuOfProcessTree } from './harness/cpu-of.ts';
import { startBothLoaders } from './harness/load-both.ts';
import type { LoadRequest, LoadResult } from './harness/load-plan.ts';
import { median } from './harness/median.ts';
import { percentile } from './harness/percentile.ts';
import { report } from './harness/report.ts';
import { startProduct } from './harness/start-product.ts';
import { flashSaleStock } from './flash-sale/flash-sale-stock.ts';

/** A flash sale over HTTP: two instances, all clients at one instant, each on a connection of its own. */
const [clients, stock, rounds, plainRounds] = [2_000, 100, 10, 2];
const maxSeconds = 60;
const soldOut = ['已抢光', '库存不足'];

const first = await startProduct();
const second = await startProduct({ sharesDatabaseOf: first });
const loaders = startBothLoaders([first, second]);
try {
  const { holders } = await first.addHolders({ groups: 1, rightsPerGroup: 1, holders: clients });
  const stored = flashSaleStock(first.databaseUrl);
  const skuId = await stored.aSku();
  const order =
    (body: object, round: string) =>
    (holder: Holder, at: number): LoadRequest => ({
      method: orders.submitOrder.method,
      path: first.base + orders.submitOrder.prefix + orders.submitOrder.path,
      headers: {
        accessToken: holder.accessToken,
        'x-requested-with': 'XMLHttpRequest',
        'idempotency-key': `${round}-${at}`,
      },
      body: JSON.stringify({ lines: [{ skuId, quantity: 1 }], ...body }),
    });
  const rush = (body: object, round: string) =>
    loaders.load({
      requests: holders.map(order(body, round)),
      once: true,
      connections: clients,
      maxSeconds,
      good: '"success":true',
    });
  const cpuMs = () => cpuOf(first.pid) + cpuOf(second.pid) + cpuOfProcessTree(first.databasePid);
  /** CPU of both instances and the database for each order; the processes that send requests are left out. */
  const cpuPerOrder = async (results: LoadResult[], play: () => Promise<void>): Promise<number> => {
    const before = cpuMs();
    await play();
    return (cpuMs() - before) / results.reduce((sum, { good }) => sum + good, 0);
  };
  const plain: LoadResult[] = [];
  const plainCpu = await cpuPerOrder(plain, async () => {
    for (let round = 0; round < plainRounds; round += 1) {
      await stored.setStock(skuId, stock);
      plain.push(await rush({ payableFen: stored.priceFen }, `plain-${round}`));
    }
  });
  const flashSale: LoadResult[] = [];
  let sold = 0;
  const flashSaleCpu = await cpuPerOrder(flashSale, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const activityId = await stored.aFlashSale(skuId, stock);
      flashSale.push(await rush({ activityId, payableFen: stored.flashSalePriceFen }, `sale-${round}`));
      sold += await stored.soldOf(activityId);
    }
  });
  const timesMs = flashSale.flatMap((result) => result.timesMs);
  const loserMs = flashSale.flatMap((result) => result.badTimesMs);
  // The plain version loses orders to timeouts; only answers of the sale count.
  const other = flashSale
    .flatMap(({ bad }) => Object.entries(bad))
    .filter(([words]) => !soldOut.some((text) => words.includes(text)));
  report(`A flash sale: ${clients} clients at one instant on ${stock} pieces, ${rounds} rounds`, [
    {
      what: 'orders a second',
      value: median(flashSale.map(({ good, seconds }) => good / seconds)),
      against: {
        what: 'a transaction for each order',
        value: median(plain.map(({ good, seconds }) => good / seconds)),
      },
      goal: { atLeast: 10 },
    },
    {
      what: 'CPU per order, with all who come too late',
      unit: 'ms',
      value: flashSaleCpu,
      against: { what: 'a transaction for each order', value: plainCpu },
    },
    { what: 'p50', unit: 'ms', value: percentile(timesMs, 0.5) },
    { what: 'p99', unit: 'ms', value: percentile(timesMs, 0.99) },
    { what: 'p99 of sold out', unit: 'ms', value: percentile(loserMs, 0.99), goal: { atMost: 1_000 } },
    {
      what: `rounds with exactly ${stock} orders`,
      value: flashSale.filter(({ good }) => good === stock).length,
      must: rounds,
    },
    { what: 'pieces sold', value: sold, must: rounds * stock },
    { what: 'answers other than an order or sold out', value: other.length, must: 0 },
  ]);
  for (const [words, times] of other.slice(0, 10)) console.log(`${times} × ${words}`);
  await stored.close();
} finally {
  await loaders.stop();
  await second.stop();
  await first.stop();
}
await measureDraw();

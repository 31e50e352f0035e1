import { catalogue } from '#core/contract/goods/catalogue.ts';
import { detail } from '#core/contract/goods/detail.ts';
import { sendCall } from '#server/testing/send-call.ts';
import { cpuFindings } from './catalogue/cpu-findings.ts';
import { priceOrderFindings } from './catalogue/price-order.ts';
import { fillGoods, fillOrders, fillSubscribers, keywords } from './catalogue/fill.ts';
import { median } from './harness/median.ts';
import { percentile } from './harness/percentile.ts';
import { report } from './harness/report.ts';
import { startProduct } from './harness/start-product.ts';
import { directClient } from '#server/testing/databases/direct-client.ts';

/**
 * List, detail and search of the catalogue with 10³ and 10⁵ goods, 10⁶ subscribers and as many orders: times of calls one after
 * another, and CPU of a request.
 */
const [few, many, subscribers] = [1_000, 100_000, 1_000_000];
const rounds = 20;

const product = await startProduct();
const client = directClient(product.databaseUrl);
try {
  await client.connect();
  const root = product.origin + product.base;

  const timed = async (run: () => Promise<unknown>): Promise<number> => {
    const startedAt = performance.now();
    await run();
    return performance.now() - startedAt;
  };
  const measured = async (goods: number) => {
    const times = { list: [] as number[], read: [] as number[], search: [] as number[] };
    for (let round = 0; round < rounds; round += 1)
      for (const [at, keyword] of keywords.entries()) {
        const skuId = `bench-${((round * keywords.length + at) * 7919) % goods || 1}.1`;
        times.read.push(await timed(() => sendCall(root, detail.skuDetail, { skuId })));
        times.list.push(
          await timed(() => sendCall(root, catalogue.goodsList, { pageSize: 20, categoryId: `bench.${at}` })),
        );
        times.search.push(await timed(() => sendCall(root, catalogue.goodsList, { keyword, pageSize: 20 })));
      }
    return times;
  };

  const fillMs = (from: number, to: number) => timed(() => fillGoods(client, from, to));
  await fillMs(1, few);
  await measured(few); // warms the process and the connections
  const small = await measured(few);
  const goodsMs = await fillMs(few + 1, many);
  const subscribersMs = await timed(() => fillSubscribers(client, subscribers));
  const ordersMs = await timed(() => fillOrders(client, subscribers, many));
  const large = await measured(many);

  const read = { what: 'indexed read beside it, p99', value: percentile(large.read, 0.99) };
  report('The catalogue', [
    { what: `fill of ${many} goods with skus and search`, value: goodsMs / 1_000, unit: 's' },
    { what: `fill of ${subscribers} subscribers`, value: subscribersMs / 1_000, unit: 's' },
    { what: `fill of ${subscribers} orders`, value: ordersMs / 1_000, unit: 's' },
    {
      what: 'list of 20, median',
      value: median(large.list),
      unit: 'ms',
      against: { what: 'indexed read beside it', value: median(large.read) },
    },
    {
      what: 'search, median',
      value: median(large.search),
      unit: 'ms',
      against: { what: 'indexed read beside it', value: median(large.read) },
    },
    {
      what: 'search, p99',
      value: percentile(large.search, 0.99),
      unit: 'ms',
      against: read,
      goal: { atMost: 5 },
    },
    {
      what: 'list with 10⁵ goods, median',
      value: median(large.list),
      unit: 'ms',
      against: { what: 'with 10³', value: median(small.list) },
      goal: { atMost: 1.5 },
    },
    {
      what: 'search with 10⁵ goods, median',
      value: median(large.search),
      unit: 'ms',
      against: { what: 'with 10³', value: median(small.search) },
      goal: { atMost: 1.5 },
    },
    {
      what: 'detail with 10⁵ goods, median',
      value: median(large.read),
      unit: 'ms',
      against: { what: 'with 10³', value: median(small.read) },
      goal: { atMost: 1.5 },
    },
    ...(await cpuFindings(product)),
    ...(await priceOrderFindings(product, client)),
  ]);
} finally {
  await client.end();
  await product.stop();
}

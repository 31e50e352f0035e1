import { readFileSync } from 'node:fs';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { detail } from '#core/contract/goods/detail.ts';
import { startLoader } from './harness/load.ts';
import type { LoadPlan, LoadRequest, LoadResult } from './harness/load-plan.ts';
import { orderLoad } from './harness/order-load.ts';
import { percentile } from './harness/percentile.ts';
import { report } from './harness/report.ts';
import { startProduct } from './harness/start-product.ts';

/** Reads and orders: at 70 % of what the product can do (L1), and at three times as much (L5). */
const minutes = Number(process.env['BENCH_MINUTES'] ?? 2);
const [roundSeconds, ceilingSeconds, overloadSeconds] = [20, 15, 60];
const [readers, buyers] = [24, 4];
const good = '"success":true';

const product = await startProduct();
const [reading, buying] = [startLoader(), startLoader()];
try {
  const { holders } = await product.addHolders({ groups: 1, rightsPerGroup: 1, holders: 500 });
  const orders = await orderLoad(product, holders);
  const reads: readonly LoadRequest[] = [
    {
      method: 'POST',
      path: product.base + catalogue.goodsList.prefix + catalogue.goodsList.path,
      body: JSON.stringify({ pageSize: 20 }),
    },
    {
      method: detail.skuDetail.method,
      path: product.base + detail.skuDetail.prefix + detail.skuDetail.path.replace(':skuId', orders.skuId),
    },
  ];
  let round = 0;
  /** Both kinds at once; without rates as many as the connections can send. */
  const mixed = async (
    seconds: number,
    rate?: { readonly reads: number; readonly orders: number },
    times = 1,
  ): Promise<readonly [LoadResult, LoadResult]> => {
    round += 1;
    const plan = (connections: number, perSecond?: number): Omit<LoadPlan, 'requests'> => ({
      origin: product.origin,
      connections: connections * times,
      maxSeconds: seconds,
      good,
      ...(perSecond !== undefined && { perSecond }),
    });
    const many = Math.ceil((rate?.orders ?? 400) * seconds);
    return Promise.all([
      reading.load({ ...plan(readers, rate?.reads), requests: reads }),
      buying.load({
        ...plan(buyers, rate?.orders),
        requests: orders.requests(`mixed-${round}`, many),
        once: true,
      }),
    ]);
  };
  const perSecond = ([a, b]: readonly [LoadResult, LoadResult]) => ({
    reads: a.good / a.seconds,
    orders: b.good / b.seconds,
  });
  const errorsOf = (results: readonly LoadResult[]): number =>
    results
      .flatMap(({ bad }) => Object.entries(bad))
      .reduce(
        (sum, [text, times]) => sum + (text.includes('"code":"-1"') || !text.includes('"code"') ? times : 0),
        0,
      );

  await mixed(5); // warm-up
  const ceiling = perSecond(await mixed(ceilingSeconds));
  const steady = { reads: ceiling.reads * 0.7, orders: ceiling.orders * 0.7 };
  const rounds: (readonly [LoadResult, LoadResult])[] = [];
  const rss: number[] = [];
  while (rounds.length * roundSeconds < minutes * 60) {
    rounds.push(await mixed(roundSeconds, steady));
    rss.push(rssMbOf(product.pid));
  }
  const readMs = rounds.flatMap(([each]) => each.timesMs);
  const orderMs = rounds.flatMap(([, each]) => each.timesMs);
  report(`Reads and orders at 70 % of the ceiling for ${minutes} minutes`, [
    { what: 'ceiling, reads a second', value: ceiling.reads },
    { what: 'ceiling, orders a second', value: ceiling.orders },
    { what: 'p99 of a read', value: percentile(readMs, 0.99), unit: 'ms', goal: { atMost: 200 } },
    { what: 'p99 of an order', value: percentile(orderMs, 0.99), unit: 'ms', goal: { atMost: 400 } },
    {
      what: 'memory growth a minute',
      value: slopeOf(rss) * (60 / roundSeconds),
      unit: 'MB',
      goal: { atMost: 1 },
    },
    { what: 'p99 of the event loop', value: await eventLoopP99(), unit: 'ms', goal: { atMost: 50 } },
    { what: 'errors', value: errorsOf(rounds.flat()), must: 0 },
  ]);

  const overload = await mixed(overloadSeconds, { reads: ceiling.reads * 3, orders: ceiling.orders * 3 }, 8);
  const afterwards = await mixed(10, steady);
  const done = perSecond(overload);
  const [read] = afterwards;
  report(`Three times the ceiling for ${overloadSeconds} s`, [
    {
      what: 'requests answered well a second',
      value: done.reads + done.orders,
      against: { what: 'ceiling', value: ceiling.reads + ceiling.orders },
      goal: { atLeast: 0.8 },
    },
    {
      what: 'p99 of a read in the 10 s after it',
      value: read.p99Ms,
      unit: 'ms',
      against: { what: 'before it', value: percentile(readMs, 0.99) },
      goal: { atMost: 1.2 },
    },
    { what: 'errors', value: errorsOf(overload), must: 0 },
  ]);
} finally {
  await Promise.all([reading.stop(), buying.stop()]);
  await product.stop();
}

/** Resident memory of a process. */
function rssMbOf(pid: number): number {
  const [, kb = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
}

/** The slope of a line through values at equal distances, by least squares. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
  const [over, under] = values.reduce(
    ([a, b], each, at) => [a + (at - middle) * (each - mean), b + (at - middle) ** 2],
    [0, 0],
  );
  return under === 0 ? 0 : over / under;
}

async function eventLoopP99(): Promise<number> {
  const text = await (await fetch(`${product.origin}/metrics`)).text();
  return (
    Number(/^nodejs_eventloop_lag_p99_seconds(?:\{[^}]*\})? (\S+)/m.exec(text)?.[1] ?? Number.NaN) * 1000
  );
}

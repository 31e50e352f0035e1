import { setTimeout as sleep } from 'node:timers/promises';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { userLog } from '#core/contract/common/user-log.ts';
import { cpuOf, cpuOfProcessTree } from './harness/cpu-of.ts';
import { storedEvents } from './harness/stored-events.ts';
import { alternate } from './harness/alternate.ts';
import type { LoadRequest, LoadResult } from './harness/load-plan.ts';
import { load } from './harness/load.ts';
import { median } from './harness/median.ts';
import { percentile } from './harness/percentile.ts';
import { report } from './harness/report.ts';
import { startProduct, type Product } from './harness/start-product.ts';

/** Members read their list of rights during a flood of events; alternately the same readers alone. */
const eventsPerSecond = 3_000;
const readsPerSecond = 100;
const secondsEach = 8;
const warmUpSeconds = 2;

/** An event as a page sends it: about 600 bytes. */
const record = (at: number) => ({
  appId: 'C0013',
  channelId: 'C0013',
  pageId: 'market-index',
  pageName: '首页',
  pageUrl: 'https://mall.example/content/super-market/market-index?channelId=C0013&timeStamp=1700000000000',
  device:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  logTime: '20260301080203',
  mobile: '138****5678',
  pathId: `0123456789abcdef0123456789${String(at).padStart(6, '0')}`,
  plId: 'f_d-l_j_l_q',
  plName: '福袋-立即领取',
  goodsId: String(100_000 + at),
  goodsName: '视频会员月卡',
  actionType: 12,
  vipTypeLevel: 2,
  event: 'imp' as const,
});

const beaconsOf = ({ base }: Product, size: number): readonly LoadRequest[] =>
  Array.from({ length: 200 }, (_, at) => {
    const records = Array.from({ length: size }, (_each, place) => record(at * size + place));
    return {
      method: 'POST',
      path: base + userLog.behaviourBeacon.prefix + userLog.behaviourBeacon.path,
      body: JSON.stringify(size === 1 ? records[0] : records),
    };
  });

interface Round {
  readonly reading: LoadResult;
  /** CPU time used during the round. */
  readonly serverMs: number;
  readonly databaseMs: number;
}

const product = await startProduct();
try {
  const { productId, holders } = await product.addHolders({
    groups: 4,
    rightsPerGroup: 5,
    holders: 500,
  });
  const { method, prefix, path } = cardProduct.memberRights;
  const reads = holders.map(({ accessToken }) => ({
    method,
    path: product.base + prefix + path,
    headers: { accessToken },
    body: JSON.stringify({ offerId: productId }),
  }));
  const plan = { origin: product.origin, good: '"success":true', warmUpSeconds, maxSeconds: secondsEach };
  const read = () =>
    load({ ...plan, requests: reads, connections: 16, perSecond: readsPerSecond, steadyOnly: true });
  const flood = (size: number) =>
    load({
      ...plan,
      requests: beaconsOf(product, size),
      connections: 32,
      perSecond: eventsPerSecond / size,
      lowPriority: true,
    });
  const used = () => ({ server: cpuOf(product.pid), database: cpuOfProcessTree(product.databasePid) });
  const round = async (reading: () => Promise<LoadResult>): Promise<Round> => {
    const started = used();
    const result = await reading();
    const ended = used();
    return {
      reading: result,
      serverMs: ended.server - started.server,
      databaseMs: ended.database - started.database,
    };
  };

  await load({ ...plan, requests: reads, connections: 4 }); // warm-up
  await flood(10);
  // Pages send events in batches; the same number one by one shows the cost of a request compared with that of an event.
  for (const [title, size, pairs] of [
    ['ten records a beacon', 10, 12],
    ['one record a request', 1, 2],
  ] as const) {
    const before = await storedEvents(product);
    const floods: LoadResult[] = [];
    const readDuringFlood = async () => {
      const [reading, flooding] = await Promise.all([read(), flood(size)]);
      floods.push(flooding);
      return reading;
    };
    const measured = await alternate(pairs, {
      baseline: () => round(read),
      loaded: () => round(readDuringFlood),
    });
    await sleep(1_000);
    const after = await storedEvents(product);

    const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
      items.reduce((all, item) => all + of(item), 0);
    const events = sum(floods, ({ good, warmUp }) => (good + warmUp) * size);
    const costPerEvent = (of: (each: Round) => number) =>
      (sum(measured.loaded, of) - sum(measured.baseline, of)) / events;
    const p50 = ({ reading }: Round) => reading.p50Ms;
    const p99 = ({ reading }: Round) => reading.p99Ms;
    const medianOf = (of: typeof p99, rounds: readonly Round[]) => median(rounds.map(of));
    const all = [...measured.baseline, ...measured.loaded].map(({ reading }) => reading).concat(floods);
    const p99OfAll = (rounds: readonly Round[]) =>
      percentile(
        rounds.flatMap(({ reading }) => reading.timesMs),
        0.99,
      );
    const steady = (rounds: readonly Round[]) =>
      (100 * sum(rounds, ({ reading }) => reading.timesMs.length)) /
      sum(rounds, ({ reading }) => reading.sent);
    const perSecond = sum(floods, ({ good }) => good * size) / sum(floods, ({ seconds }) => seconds);
    report(
      `Events, ${title}: ${Math.round(perSecond)} events a second during ${readsPerSecond} reads a second, ${pairs} pairs of ${secondsEach} s`,
      [
        {
          what: 'list of rights, p99 of all',
          unit: 'ms',
          value: p99OfAll(measured.loaded),
          against: { what: 'without events', value: p99OfAll(measured.baseline) },
        },
        {
          what: 'list of rights, median p99 of the rounds',
          unit: 'ms',
          value: medianOf(p99, measured.loaded),
          against: { what: 'without events', value: medianOf(p99, measured.baseline) },
        },
        {
          what: 'median of the ratios, p99',
          unit: '×',
          value: measured.ratio(p99),
          ...(size > 1 && { goal: { atMost: 1.2 } }),
        },
        {
          what: 'list of rights, p50',
          unit: 'ms',
          value: medianOf(p50, measured.loaded),
          against: { what: 'without events', value: medianOf(p50, measured.baseline) },
        },
        {
          what: 'share of requests in steady moments',
          unit: '%',
          value: steady(measured.loaded),
          against: { what: 'without events', value: steady(measured.baseline) },
        },
        { what: 'an event, server', unit: 'µs', value: costPerEvent(({ serverMs }) => serverMs * 1000) },
        {
          what: 'an event, database',
          unit: 'µs',
          value: costPerEvent(({ databaseMs }) => databaseMs * 1000),
        },
        { what: 'accepted', value: after.accepted - before.accepted, goal: { atLeast: events } },
        { what: 'stored', value: after.rows - before.rows },
        { what: 'dropped', value: after.dropped - before.dropped },
        { what: 'lost', value: after.lost - before.lost, goal: { atMost: 0 } },
        {
          what: 'wrong answers',
          value: sum(all, ({ sent, good }) => sent - good),
          goal: { atMost: 0 },
        },
      ],
    );
  }
} finally {
  await product.stop();
}

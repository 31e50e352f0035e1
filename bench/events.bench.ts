import { setTimeout as sleep } from 'node:timers/promises';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { userLog } from '#core/contract/common/user-log.ts';
import { addHolders } from '#server/testing/add-holders.ts';
import { cpuOf, cpuOfFamily } from './harness/cpu-of.ts';
import { eventsOf } from './harness/events-of.ts';
import { inTurns } from './harness/in-turns.ts';
import type { LoadRequest, LoadResult } from './harness/load-order.ts';
import { load } from './harness/load.ts';
import { median } from './harness/median.ts';
import { percentile } from './harness/percentile.ts';
import { report } from './harness/report.ts';
import { startProduct, type Product } from './harness/start-product.ts';

/** A flood of events beside members who read their list of rights, in turns with the same readers alone. */
const eventsPerSecond = 3_000;
const readsPerSecond = 100;
const secondsEach = 8;
const leadSeconds = 2;

/** As a page leaves it: about 600 bytes. */
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
  /** CPU time used meanwhile. */
  readonly serverMs: number;
  readonly databaseMs: number;
}

const product = await startProduct();
try {
  const { productId, holders } = await addHolders(product.databaseUrl, {
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
  const order = { origin: product.origin, good: '"success":true', leadSeconds, maxSeconds: secondsEach };
  const read = () =>
    load({ ...order, requests: reads, connections: 16, perSecond: readsPerSecond, steadyOnly: true });
  const flood = (size: number) =>
    load({
      ...order,
      requests: beaconsOf(product, size),
      connections: 32,
      perSecond: eventsPerSecond / size,
      givesWay: true,
    });
  const used = () => ({ server: cpuOf(product.pid), database: cpuOfFamily(product.databasePid) });
  const round = async (reading: () => Promise<LoadResult>): Promise<Round> => {
    const begun = used();
    const result = await reading();
    const ended = used();
    return {
      reading: result,
      serverMs: ended.server - begun.server,
      databaseMs: ended.database - begun.database,
    };
  };

  await load({ ...order, requests: reads, connections: 4 }); // the first requests meet cold code
  await flood(10);
  // Pages send what they gathered; the same number one by one shows what a request costs beside a record.
  for (const [title, size, pairs] of [
    ['ten records a beacon', 10, 12],
    ['one record a request', 1, 2],
  ] as const) {
    const before = await eventsOf(product);
    const floods: LoadResult[] = [];
    const readBesideFlood = async () => {
      const [reading, flooding] = await Promise.all([read(), flood(size)]);
      floods.push(flooding);
      return reading;
    };
    const turns = await inTurns(pairs, { without: () => round(read), beside: () => round(readBesideFlood) });
    await sleep(1_000);
    const after = await eventsOf(product);

    const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
      items.reduce((all, item) => all + of(item), 0);
    const events = sum(floods, ({ good, lead }) => (good + lead) * size);
    const more = (of: (each: Round) => number) => (sum(turns.beside, of) - sum(turns.without, of)) / events;
    const p50 = ({ reading }: Round) => reading.p50Ms;
    const p99 = ({ reading }: Round) => reading.p99Ms;
    const middle = (of: typeof p99, rounds: readonly Round[]) => median(rounds.map(of));
    const all = [...turns.without, ...turns.beside].map(({ reading }) => reading).concat(floods);
    const ofAll = (rounds: readonly Round[]) =>
      percentile(
        rounds.flatMap(({ reading }) => reading.timesMs),
        0.99,
      );
    const steady = (rounds: readonly Round[]) =>
      (100 * sum(rounds, ({ reading }) => reading.timesMs.length)) /
      sum(rounds, ({ reading }) => reading.sent);
    const perSecond = sum(floods, ({ good }) => good * size) / sum(floods, ({ seconds }) => seconds);
    report(
      `Events, ${title}: ${Math.round(perSecond)} events a second beside ${readsPerSecond} reads a second, ${pairs} pairs of ${secondsEach} s`,
      [
        {
          what: 'list of rights, p99 of all',
          unit: 'ms',
          value: ofAll(turns.beside),
          against: { what: 'without events', value: ofAll(turns.without) },
        },
        {
          what: 'list of rights, middle p99 of the rounds',
          unit: 'ms',
          value: middle(p99, turns.beside),
          against: { what: 'without events', value: middle(p99, turns.without) },
        },
        {
          what: 'the middle of the ratios, p99',
          unit: '×',
          value: turns.ratio(p99),
          ...(size > 1 && { goal: { atMost: 1.2 } }),
        },
        {
          what: 'list of rights, p50',
          unit: 'ms',
          value: middle(p50, turns.beside),
          against: { what: 'without events', value: middle(p50, turns.without) },
        },
        {
          what: 'of all, in steady moments',
          unit: '%',
          value: steady(turns.beside),
          against: { what: 'without events', value: steady(turns.without) },
        },
        { what: 'an event, server', unit: 'µs', value: more(({ serverMs }) => serverMs * 1000) },
        { what: 'an event, database', unit: 'µs', value: more(({ databaseMs }) => databaseMs * 1000) },
        { what: 'accepted', value: after.accepted - before.accepted, goal: { atLeast: events } },
        { what: 'stored', value: after.rows - before.rows },
        { what: 'dropped', value: after.dropped - before.dropped },
        { what: 'lost', value: after.lost - before.lost, goal: { atMost: 0 } },
        {
          what: 'answers that were no good',
          value: sum(all, ({ sent, good }) => sent - good),
          goal: { atMost: 0 },
        },
      ],
    );
  }
} finally {
  await product.stop();
}

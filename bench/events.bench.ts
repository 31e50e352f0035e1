import { setTimeout as sleep } from 'node:timers/promises';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { userLog } from '#core/contract/common/user-log.ts';
import { addHolders } from '#server/testing/add-holders.ts';
import { cpuOf, cpuOfFamily } from './harness/cpu-of.ts';
import { eventsOf } from './harness/events-of.ts';
import type { LoadRequest, LoadResult } from './harness/load-order.ts';
import { load } from './harness/load.ts';
import { median } from './harness/median.ts';
import { report } from './harness/report.ts';
import { startProduct, type Product } from './harness/start-product.ts';

/** A flood of events beside members who read their list of rights, in turns with the same readers alone. */
const eventsPerSecond = 3_000;
const readsPerSecond = 100;
const secondsEach = 5;
const rounds = 3;

/** As a page leaves it: about 600 bytes. */
const record = (at: number) => ({
  appId: 'C0013',
  channelId: 'C0013',
  pageId: 'market-index',
  pageName: '首页',
  pageUrl: 'https://mall.example/content/super-market/market-index?channelId=C0013&timeStamp=1700000000000',
  device: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
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
    return { method: 'POST', path: base + userLog.behaviourBeacon.prefix + userLog.behaviourBeacon.path, body: JSON.stringify(size === 1 ? records[0] : records) };
  });

interface Measured {
  readonly alone: readonly LoadResult[];
  readonly beside: readonly LoadResult[];
  readonly floods: readonly LoadResult[];
  /** CPU time of one event, in the server and in the database. */
  readonly serverUs: number;
  readonly databaseUs: number;
}

const product = await startProduct();
try {
  const { productId, holders } = await addHolders(product.databaseUrl, { groups: 4, rightsPerGroup: 5, holders: 500 });
  const { method, prefix, path } = cardProduct.memberRights;
  const reads = holders.map(({ accessToken }) => ({ method, path: product.base + prefix + path, headers: { accessToken }, body: JSON.stringify({ offerId: productId }) }));
  const order = { origin: product.origin, good: '"success":true', maxSeconds: secondsEach };
  const read = () => load({ ...order, requests: reads, connections: 16, perSecond: readsPerSecond });
  const flood = (size: number) => load({ ...order, requests: beaconsOf(product, size), connections: 32, perSecond: eventsPerSecond / size });
  const used = () => ({ server: cpuOf(product.pid), database: cpuOfFamily(product.databasePid) });

  const measure = async (size: number): Promise<Measured> => {
    const [alone, beside, floods]: LoadResult[][] = [[], [], []];
    let [serverMs, databaseMs] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const begun = used();
      alone?.push(await read());
      const between = used();
      const [reading, flooding] = await Promise.all([read(), flood(size)]);
      const ended = used();
      beside?.push(reading);
      floods?.push(flooding);
      serverMs += ended.server - between.server - (between.server - begun.server);
      databaseMs += ended.database - between.database - (between.database - begun.database);
    }
    const events = (floods ?? []).reduce((sum, { good }) => sum + good * size, 0);
    return { alone: alone ?? [], beside: beside ?? [], floods: floods ?? [], serverUs: (serverMs * 1000) / events, databaseUs: (databaseMs * 1000) / events };
  };

  await load({ ...order, requests: reads, connections: 4 }); // the first requests meet cold code
  await flood(10);
  // Pages send what they gathered; the same number one by one shows what a request costs beside a record.
  for (const [title, size] of [['ten records a beacon', 10], ['one record a request', 1]] as const) {
    const before = await eventsOf(product);
    const { alone, beside, floods, serverUs, databaseUs } = await measure(size);
    await sleep(1_000);
    const after = await eventsOf(product);
    const [sent, seconds] = [floods.reduce((sum, each) => sum + each.good * size, 0), floods.reduce((sum, each) => sum + each.seconds, 0)];
    const refused = [...alone, ...beside, ...floods].reduce((sum, each) => sum + each.sent - each.good, 0);
    const middle = (results: readonly LoadResult[], field: 'p50Ms' | 'p99Ms') => median(results.map((each) => each[field]));
    report(`Events, ${title}: ${Math.round(sent / seconds)} events a second for ${Math.round(seconds)} s beside ${readsPerSecond} reads a second`, [
      { what: 'list of rights, p99', unit: 'ms', value: middle(beside, 'p99Ms'), against: { what: 'without events', value: middle(alone, 'p99Ms') }, ...(size > 1 && { goal: { atMost: 1.2 } }) },
      { what: 'list of rights, p50', unit: 'ms', value: middle(beside, 'p50Ms'), against: { what: 'without events', value: middle(alone, 'p50Ms') } },
      { what: 'an event, server', unit: 'µs', value: serverUs },
      { what: 'an event, database', unit: 'µs', value: databaseUs },
      { what: 'accepted', value: after.accepted - before.accepted, goal: { atLeast: sent } },
      { what: 'stored', value: after.rows - before.rows },
      { what: 'dropped', value: after.dropped - before.dropped },
      { what: 'lost', value: after.lost - before.lost, goal: { atMost: 0 } },
      { what: 'answers that were no good', value: refused, goal: { atMost: 0 } },
    ]);
  }
} finally {
  await product.stop();
}

import { cardProduct } from '#core/contract/content/card-product.ts';
import { sso } from '#core/contract/user/sso.ts';
import { addHolders } from '#server/testing/add-holders.ts';
import { inTurns } from './harness/in-turns.ts';
import type { LoadResult } from './harness/load-order.ts';
import { load } from './harness/load.ts';
import { median } from './harness/median.ts';
import { percentile } from './harness/percentile.ts';
import { report } from './harness/report.ts';
import { silentServer } from './harness/silent-server.ts';
import { startProduct } from './harness/start-product.ts';

/** Members who read their list of rights beside sign-ins that wait for a system of others which never answers, in turns with the same readers alone. */
const rounds = 8;
const secondsEach = 10;
const leadSeconds = 2;
const readsPerSecond = 150;
const knocksPerSecond = 50;

const silent = await silentServer();
const product = await startProduct({ env: { IDENTITY_URL: silent.url } });
try {
  const { productId, holders } = await addHolders(product.databaseUrl, {
    groups: 4,
    rightsPerGroup: 5,
    holders: 500,
  });
  const pathOf = ({ prefix, path }: { readonly prefix: string; readonly path: string }) =>
    product.base + prefix + path;
  const reads = holders.map(({ accessToken }) => ({
    method: 'POST' as const,
    path: pathOf(cardProduct.memberRights),
    headers: { accessToken },
    body: JSON.stringify({ offerId: productId }),
  }));
  const knocks = [
    {
      method: 'POST' as const,
      path: pathOf(sso.provincialAppLogin),
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ cmToken: 'a-proof-nobody-will-look-at' }),
    },
  ];
  const order = { origin: product.origin, leadSeconds, maxSeconds: secondsEach };
  const read = () =>
    load({
      ...order,
      good: '"success":true',
      requests: reads,
      connections: 16,
      perSecond: readsPerSecond,
      steadyOnly: true,
    });
  // So many connections that none waits for another: people come whether the last was answered or not.
  const knock = () =>
    load({
      ...order,
      good: '"success":false',
      requests: knocks,
      connections: 4 * knocksPerSecond,
      perSecond: knocksPerSecond,
      givesWay: true,
    });
  await read(); // the first requests meet cold code
  const knocked: LoadResult[] = [];
  const readBesideKnocks = async () => {
    const [reading, knocking] = await Promise.all([read(), knock()]);
    knocked.push(knocking);
    return reading;
  };
  const turns = await inTurns(rounds, { without: read, beside: readBesideKnocks });
  const p50 = ({ p50Ms }: LoadResult) => p50Ms;
  const p99 = ({ p99Ms }: LoadResult) => p99Ms;
  const middle = (of: typeof p99, results: readonly LoadResult[]) => median(results.map(of));
  const ofAll = (results: readonly LoadResult[]) =>
    percentile(
      results.flatMap(({ timesMs }) => timesMs),
      0.99,
    );
  const steady = (results: readonly LoadResult[]) =>
    (100 * results.reduce((sum, { timesMs }) => sum + timesMs.length, 0)) /
    results.reduce((sum, { sent }) => sum + sent, 0);
  report(
    `${readsPerSecond} lists of rights a second beside ${knocksPerSecond} sign-ins a second at a system that never answers, ${rounds} pairs of rounds`,
    [
      {
        what: 'list of rights, p99 of all',
        unit: 'ms',
        value: ofAll(turns.beside),
        against: { what: 'without them', value: ofAll(turns.without) },
        goal: { atMost: 1.2 },
      },
      {
        what: 'list of rights, middle p99 of the rounds',
        unit: 'ms',
        value: middle(p99, turns.beside),
        against: { what: 'without them', value: middle(p99, turns.without) },
      },
      { what: 'the middle of the ratios, p99', unit: '×', value: turns.ratio(p99) },
      {
        what: 'list of rights, p50',
        unit: 'ms',
        value: middle(p50, turns.beside),
        against: { what: 'without them', value: middle(p50, turns.without) },
      },
      {
        what: 'of all, in steady moments',
        unit: '%',
        value: steady(turns.beside),
        against: { what: 'without them', value: steady(turns.without) },
      },
      { what: 'a sign-in is refused after, p50', unit: 'ms', value: middle(p50, knocked) },
      { what: 'a sign-in is refused after, p99', unit: 'ms', value: middle(p99, knocked) },
      {
        what: 'answers that were no good',
        value: [...turns.without, ...turns.beside, ...knocked].reduce(
          (sum, { sent, good }) => sum + sent - good,
          0,
        ),
        goal: { atMost: 0 },
      },
    ],
  );
} finally {
  await product.stop();
  silent.stop();
}

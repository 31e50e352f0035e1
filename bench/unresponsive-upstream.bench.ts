import { cardProduct } from '#core/contract/content/card-product.ts';
import { sso } from '#core/contract/user/sso.ts';
import { alternate } from './harness/alternate.ts';
import type { LoadResult } from './harness/load-plan.ts';
import { load } from './harness/load.ts';
import { median } from './harness/median.ts';
import { percentile } from './harness/percentile.ts';
import { report } from './harness/report.ts';
import { unresponsiveServer } from './harness/unresponsive-server.ts';
import { startProduct } from './harness/start-product.ts';

/** Members read their list of rights while sign-ins wait for an upstream that never answers; alternately the same readers alone. */
const rounds = 8;
const secondsEach = 10;
const warmUpSeconds = 2;
const readsPerSecond = 150;
const signInsPerSecond = 50;

const upstream = await unresponsiveServer();
const product = await startProduct({
  env: { IDENTITY_URL: upstream.url, IDENTITY_SECRET: 'a-secret-for-the-identity-service-of-this-bench' },
});
try {
  const { productId, holders } = await product.addHolders({
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
  const signIns = [
    {
      method: 'POST' as const,
      path: pathOf(sso.provincialAppLogin),
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ cmToken: 'a-proof-that-is-never-verified' }),
    },
  ];
  const plan = { origin: product.origin, warmUpSeconds, maxSeconds: secondsEach };
  const read = () =>
    load({
      ...plan,
      good: '"success":true',
      requests: reads,
      connections: 16,
      perSecond: readsPerSecond,
      steadyOnly: true,
    });
  // Enough connections that no request waits for another: sign-ins arrive at their rate, answered or not.
  const signIn = () =>
    load({
      ...plan,
      good: '"success":false',
      requests: signIns,
      connections: 4 * signInsPerSecond,
      perSecond: signInsPerSecond,
      lowPriority: true,
    });
  await read(); // warm-up
  const signInResults: LoadResult[] = [];
  const readDuringSignIns = async () => {
    const [reading, signInResult] = await Promise.all([read(), signIn()]);
    signInResults.push(signInResult);
    return reading;
  };
  const measured = await alternate(rounds, { baseline: read, loaded: readDuringSignIns });
  const p50 = ({ p50Ms }: LoadResult) => p50Ms;
  const p99 = ({ p99Ms }: LoadResult) => p99Ms;
  const medianOf = (of: typeof p99, results: readonly LoadResult[]) => median(results.map(of));
  const ofAll = (results: readonly LoadResult[]) =>
    percentile(
      results.flatMap(({ timesMs }) => timesMs),
      0.99,
    );
  const steady = (results: readonly LoadResult[]) =>
    (100 * results.reduce((sum, { timesMs }) => sum + timesMs.length, 0)) /
    results.reduce((sum, { sent }) => sum + sent, 0);
  report(
    `${readsPerSecond} lists of rights a second during ${signInsPerSecond} sign-ins a second at an upstream that never answers, ${rounds} pairs of rounds`,
    [
      {
        what: 'list of rights, p99 of all',
        unit: 'ms',
        value: ofAll(measured.loaded),
        against: { what: 'without them', value: ofAll(measured.baseline) },
        goal: { atMost: 1.2 },
      },
      {
        what: 'list of rights, median p99 of the rounds',
        unit: 'ms',
        value: medianOf(p99, measured.loaded),
        against: { what: 'without them', value: medianOf(p99, measured.baseline) },
      },
      { what: 'median of the ratios, p99', unit: '×', value: measured.ratio(p99) },
      {
        what: 'list of rights, p50',
        unit: 'ms',
        value: medianOf(p50, measured.loaded),
        against: { what: 'without them', value: medianOf(p50, measured.baseline) },
      },
      {
        what: 'share of requests in steady moments',
        unit: '%',
        value: steady(measured.loaded),
        against: { what: 'without them', value: steady(measured.baseline) },
      },
      { what: 'a sign-in is refused after, p50', unit: 'ms', value: medianOf(p50, signInResults) },
      { what: 'a sign-in is refused after, p99', unit: 'ms', value: medianOf(p99, signInResults) },
      {
        what: 'wrong answers',
        value: [...measured.baseline, ...measured.loaded, ...signInResults].reduce(
          (sum, { sent, good }) => sum + sent - good,
          0,
        ),
        goal: { atMost: 0 },
      },
    ],
  );
} finally {
  await product.stop();
  upstream.stop();
}

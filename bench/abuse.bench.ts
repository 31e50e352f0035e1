import { cardProduct } from '#core/contract/content/card-product.ts';
import { abusesOf } from './abuse/abuses.ts';
import { slowRequests } from './abuse/slow-requests.ts';
import { alternate } from './harness/alternate.ts';
import type { LoadRequest, LoadResult } from './harness/load-plan.ts';
import { load, startLoader } from './harness/load.ts';
import { percentile } from './harness/percentile.ts';
import { report, type Finding } from './harness/report.ts';
import { startProduct } from './harness/start-product.ts';

/**
 * Other users' times while one address abuses the server, against the same users undisturbed (A21). The limits are those of
 * production, and addresses come from a trusted proxy.
 */
/** So many calls and visits that p99 is no single request. */
const pairs = 3;
const secondsEach = 8;
const warmUpSeconds = 1;
const callsPerSecond = 80;
const pagesPerSecond = 20;
const slowConnections = 500;

const product = await startProduct({
  env: {
    CALLS_PER_SECOND: '100',
    PAGES_PER_SECOND: '20',
    CAPTCHAS_PER_MINUTE: '30',
    RENDERING_PERCENT: '25',
    TRUSTED_PROXIES: '1',
  },
});
const calling = startLoader();
const visiting = startLoader();
try {
  const { productId, holders } = await product.addHolders({
    groups: 4,
    rightsPerGroup: 5,
    holders: 300,
  });
  const addressOf = (i: number): string => `10.1.${i >> 8}.${i & 255}`;
  const calls = holders.map(({ accessToken }, i): LoadRequest => ({
    method: 'POST',
    path: product.base + cardProduct.memberRights.prefix + cardProduct.memberRights.path,
    headers: { accessToken, 'x-forwarded-for': addressOf(i) },
    body: JSON.stringify({ offerId: productId }),
  }));
  const pages = Array.from({ length: 300 }, (_, i): LoadRequest => ({
    method: 'GET',
    path: `${product.base}/super-market/market-index?timeStamp=${i}`,
    headers: { accept: 'text/html', 'accept-encoding': 'br', 'x-forwarded-for': addressOf(i) },
  }));
  const plan = { origin: product.origin, warmUpSeconds, maxSeconds: secondsEach, steadyOnly: true };
  const users = async (): Promise<readonly [LoadResult, LoadResult]> =>
    Promise.all([
      calling.load({
        ...plan,
        good: '"success":true',
        requests: calls,
        connections: 8,
        perSecond: callsPerSecond,
      }),
      visiting.load({ ...plan, good: '', requests: pages, connections: 4, perSecond: pagesPerSecond }),
    ]);
  await users(); // warm-up

  const findings: Finding[] = [];
  const measure = async (name: string, during: () => Promise<readonly [LoadResult, LoadResult]>) => {
    const { baseline, loaded } = await alternate(pairs, { baseline: users, loaded: during });
    for (const [kind, at] of [
      ['calls', 0],
      ['pages', 1],
    ] as const)
      for (const [share, goal] of [
        [0.5, undefined],
        [0.99, { atMost: 1.2 }],
      ] as const) {
        const of = (rounds: typeof baseline) =>
          percentile(
            rounds.flatMap((round) => round[at].timesMs),
            share,
          );
        findings.push({
          what: `${name}: ${kind} of others, p${share * 100}`,
          unit: 'ms',
          value: of(loaded),
          against: { what: 'undisturbed', value: of(baseline) },
          ...(goal && { goal }),
        });
      }
    findings.push({
      what: `${name}: wrong answers to others`,
      value: [...baseline, ...loaded].flat().reduce((sum, { sent, good }) => sum + sent - good, 0),
      goal: { atMost: 0 },
    });
  };

  for (const { name, perSecond, requests } of abusesOf(product.base))
    await measure(`${perSecond}/s ${name}`, async () => {
      const abuse = load({
        ...plan,
        good: '',
        requests,
        connections: perSecond,
        perSecond,
        lowPriority: true,
        steadyOnly: false,
      });
      const [result] = await Promise.all([users(), abuse]);
      return result;
    });
  await measure(`${slowConnections} requests that never end`, async () => {
    const slow = slowRequests(product.origin, slowConnections);
    try {
      return await users();
    } finally {
      slow.stop();
    }
  });
  report(
    `One address abuses the server; others make ${callsPerSecond} calls and ${pagesPerSecond} page visits a second`,
    findings,
  );
} finally {
  await Promise.all([calling.stop(), visiting.stop()]);
  await product.stop();
}

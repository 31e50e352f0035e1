import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { alternate } from '../harness/alternate.ts';
import { cpuOf, cpuOfProcessTree } from '../harness/cpu-of.ts';
import { load } from '../harness/load.ts';
import type { Finding } from '../harness/report.ts';
import type { Product } from '../harness/start-product.ts';
import { storedClaims } from '../harness/stored-claims.ts';

const [pairs, perSecond, seconds] = [4, 100, 31];
const claimsOfSlice = perSecond * seconds;
const jobs = [
  'minute-figures',
  'activity-minutes',
  'activity-days',
  'day-funnels',
  'renewal-cohorts',
  'report-days',
  'alerts',
];

/**
 * CPU of a claim and its delivery, server and database, with the jobs that count the figures and without them, alternately. A slice is longer than
 * the interval of each of them but one, which runs once in each. What each process counts in memory is part of both.
 */
export async function figureFindings(product: Product, client: pg.Client): Promise<readonly Finding[]> {
  const slices = 2 * pairs + 1;
  const holders = await product.addHolders({ groups: 1, rightsPerGroup: 1, holders: slices * claimsOfSlice });
  const [right] = holders.rights;
  let next = 0;
  const cpuOfSlice = async (isCounting: boolean): Promise<number> => {
    await client.query(
      `update recurring_jobs set next_run_at = case when $1 then now() else 'infinity'::timestamptz end where name = any($2)`,
      [isCounting, jobs],
    );
    const slice = holders.holders.slice(next, next + claimsOfSlice);
    next += claimsOfSlice;
    const before = cpuOf(product.pid) + cpuOfProcessTree(product.databasePid);
    const { good } = await load({
      origin: product.origin,
      requests: slice.map(({ accessToken, subscriptionId }, at) => ({
        method: cardProduct.receiveRights.method,
        path: product.base + cardProduct.receiveRights.prefix + cardProduct.receiveRights.path,
        headers: {
          accessToken,
          'x-requested-with': 'XMLHttpRequest',
          'content-type': 'application/json',
          'idempotency-key': `figures-${next}-${at}`,
        },
        body: JSON.stringify({
          productId: holders.productId,
          subscriptionId,
          channelId: 'C0013',
          ...right,
        }),
      })),
      once: true,
      perSecond,
      connections: 16,
      maxSeconds: seconds * 2,
      good: '"success":true',
    });
    if (good < claimsOfSlice) throw new Error(`${good} of ${claimsOfSlice} claims were answered well`);
    while ((await storedClaims(product, holders)).delivering > 0) await sleep(200);
    return (cpuOf(product.pid) + cpuOfProcessTree(product.databasePid) - before) / claimsOfSlice;
  };
  await cpuOfSlice(true); // warm-up
  const measured = await alternate(pairs, {
    baseline: () => cpuOfSlice(false),
    loaded: () => cpuOfSlice(true),
  });
  const mean = (of: readonly number[]): number => of.reduce((sum, each) => sum + each, 0) / of.length;
  return [
    {
      what: `with the figures, ${claimsOfSlice} claims at ${perSecond} a second`,
      value: mean(measured.loaded),
      unit: 'ms',
      against: { what: 'without', value: mean(measured.baseline) },
      goal: { atMost: 1.02 },
    },
  ];
}

import { cardProduct } from '#core/contract/content/card-product.ts';
import type { LoadResult } from './harness/load-plan.ts';
import { load } from './harness/load.ts';
import { median } from './harness/median.ts';
import { report } from './harness/report.ts';
import { startProduct, type Product } from './harness/start-product.ts';

/** Members read their rights over new connections while 300 old ones do nothing else, with one process and with two. */
const rounds = 3;
const secondsEach = 8;
const busyConnections = 300;
const newcomers = 32;

interface Measured {
  readonly busy: LoadResult;
  readonly fresh: LoadResult;
}

const one = await startProduct({ env: { PROCESSES: '1' } });
const two = await startProduct({ env: { PROCESSES: '2' }, sharesDatabaseOf: one });
const { productId, holders } = await one.addHolders({
  groups: 4,
  rightsPerGroup: 5,
  holders: 500,
});
const measure = async ({ origin, base }: Product): Promise<Measured> => {
  const { prefix, path } = cardProduct.memberRights;
  const plan = {
    origin,
    requests: holders.map(({ accessToken }) => ({
      method: 'POST' as const,
      path: base + prefix + path,
      headers: { accessToken },
      body: JSON.stringify({ offerId: productId }),
    })),
    good: '"success":true',
    warmUpSeconds: 2,
    maxSeconds: secondsEach,
  };
  const [busy, fresh] = await Promise.all([
    load({ ...plan, connections: busyConnections }),
    load({ ...plan, connections: newcomers, newConnections: true }),
  ]);
  return { busy, fresh };
};
try {
  const [byOne, byTwo]: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    byOne.push(await measure(one));
    byTwo.push(await measure(two));
  }
  const p50 = (of: keyof Measured, results: readonly Measured[]) =>
    median(results.map((each) => each[of].p50Ms));
  const p99 = (of: keyof Measured, results: readonly Measured[]) =>
    median(results.map((each) => each[of].p99Ms));
  const lost = [...byOne, ...byTwo].flatMap(({ busy, fresh }) => [
    busy.sent - busy.good,
    fresh.sent - fresh.good,
  ]);
  report(
    `${newcomers} clients with a new connection for each request beside ${busyConnections} busy ones, ${rounds} rounds`,
    [
      {
        what: 'one process: new connections, p50',
        unit: 'ms',
        value: p50('fresh', byOne),
        against: { what: 'busy ones', value: p50('busy', byOne) },
        goal: { atMost: 3 },
      },
      {
        what: 'two processes: new connections, p50',
        unit: 'ms',
        value: p50('fresh', byTwo),
        against: { what: 'busy ones', value: p50('busy', byTwo) },
        goal: { atMost: 3 },
      },
      {
        what: 'two processes: new connections, p50',
        unit: 'ms',
        value: p50('fresh', byTwo),
        against: { what: 'one process', value: p50('fresh', byOne) },
        goal: { atMost: 1 },
      },
      {
        what: 'two processes: new connections, p99',
        unit: 'ms',
        value: p99('fresh', byTwo),
        against: { what: 'one process', value: p99('fresh', byOne) },
      },
      {
        what: 'two processes: busy ones, p50',
        unit: 'ms',
        value: p50('busy', byTwo),
        against: { what: 'one process', value: p50('busy', byOne) },
      },
      {
        what: 'wrong or missing answers',
        value: lost.reduce((sum, each) => sum + each, 0),
        goal: { atMost: 0 },
      },
    ],
  );
} finally {
  await two.stop();
  await one.stop();
}

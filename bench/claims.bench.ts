import { setTimeout as sleep } from 'node:timers/promises';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { session } from '#core/contract/user/session.ts';
import { addHolders, type Held } from '#server/testing/add-holders.ts';
import { claimsOf } from './harness/claims-of.ts';
import { cpuOf, cpuOfFamily } from './harness/cpu-of.ts';
import { loadBoth } from './harness/load-both.ts';
import type { LoadRequest, LoadResult } from './harness/load-order.ts';
import { median } from './harness/median.ts';
import { report } from './harness/report.ts';
import { startHello } from './harness/start-hello.ts';
import { startProduct } from './harness/start-product.ts';

/** The claim path as pages take it: over HTTP, two instances, five hundred connections, one right that everybody wants. */
const connections = 500;
const maxSeconds = 30;
const units = 10_000;
const rounds = 3;
const subscribers = 24_000;
const tooFew = 500;

const claimsIn = (base: string, { productId, rights, holders }: Held): readonly LoadRequest[] =>
  holders.map(({ accessToken, subscriptionId }, at) => ({
    method: cardProduct.receiveRights.method,
    path: base + cardProduct.receiveRights.prefix + cardProduct.receiveRights.path,
    headers: { accessToken, 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': `${productId}-${at}` },
    body: JSON.stringify({ productId, subscriptionId, channelId: 'C0013', ...rights[0] }),
  }));
const perSecond = ({ sent, seconds }: LoadResult): number => sent / seconds;

const supplier = await startHello({ outcome: 'granted' });
const env = { SUPPLIER_URL: supplier.origin };
const first = await startProduct({ env });
const second = await startProduct({ env, beside: first });
try {
  const ask = (requests: readonly LoadRequest[], once: boolean, seconds = maxSeconds) => loadBoth([first, second], { requests, once, connections, maxSeconds: seconds, good: '"success":true' });
  const { method, prefix, path } = session.loginStatus;
  const emptyCall: LoadRequest = { method, path: first.base + prefix + path };
  const hold = (holders: number, stock: number) => addHolders(first.databaseUrl, { groups: 1, rightsPerGroup: 1, stock, holders });
  const cpu = () => ({ server: cpuOf(first.pid) + cpuOf(second.pid), database: cpuOfFamily(first.databasePid) });
  const delivered = async (held: Held) => {
    while ((await claimsOf(first, held)).underWay > 0) await sleep(200);
  };
  // An instance has run for a while when the crowd comes.
  const before = await hold(subscribers, subscribers);
  await ask(claimsIn(first.base, before), true);
  await ask([emptyCall], false, 3);
  await delivered(before);

  const empty: number[] = [];
  const claims: LoadResult[] = [];
  let [serverUs, databaseUs] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    empty.push(perSecond(await ask([emptyCall], false, 3)));
    const held = await hold(subscribers, subscribers);
    const spent = cpu();
    const result = await ask(claimsIn(first.base, held), true);
    const after = cpu();
    claims.push(result);
    [serverUs, databaseUs] = [(1000 * (after.server - spent.server)) / result.sent, (1000 * (after.database - spent.database)) / result.sent];
    await delivered(held);
  }

  const wanted = await hold(units, units);
  const twice = claimsIn(first.base, wanted);
  const taken = await ask(twice.flatMap((request, at) => (at % 5 === 0 ? [request, request] : [request])), true);
  const kept = await claimsOf(first, wanted);
  await delivered(wanted);

  const scarce = await hold(2 * tooFew, tooFew);
  const rush = await ask(claimsIn(first.base, scarce), true);
  const left = await claimsOf(first, scarce);

  report(`The claim path over HTTP: one right, two instances, ${connections} connections, median of ${rounds} rounds`, [
    { what: 'claims a second', value: median(claims.map(perSecond)), against: { what: 'empty call', value: median(empty) }, goal: { atLeast: 0.8 } },
    { what: 'p50', unit: 'ms', value: median(claims.map(({ p50Ms }) => p50Ms)) },
    { what: 'p99', unit: 'ms', value: median(claims.map(({ p99Ms }) => p99Ms)), goal: { atMost: 300 } },
    { what: 'CPU of a claim, server', unit: 'µs', value: serverUs },
    { what: 'CPU of a claim, database', unit: 'µs', value: databaseUs },
  ]);
  report(`Exactness: ${units} units, ${taken.sent} requests, ${taken.sent - units} of them repeated`, [
    { what: 'requests that were not told of a claim', value: taken.sent - taken.good, goal: { atMost: 0 } },
    { what: 'claims and units apart', value: Math.abs(units - kept.claims) + kept.stockLeft, goal: { atMost: 0 } },
    { what: `of ${rush.sent} who wanted one of ${tooFew}: promised`, value: rush.good, goal: { atMost: tooFew } },
    { what: `of ${rush.sent} who wanted one of ${tooFew}: kept and left`, value: left.claims + left.stockLeft, goal: { atMost: tooFew } },
  ]);
  for (const [words, times] of [...claims, taken, rush].flatMap(({ bad }) => Object.entries(bad))) console.log(`${times} × ${words}`);
} finally {
  await second.stop();
  await first.stop();
  await supplier.stop();
}

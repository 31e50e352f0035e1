import { setTimeout as sleep } from 'node:timers/promises';
import { dailyCash } from '#core/contract/activity/daily-cash.ts';
import { eventually } from '#server/testing/eventually.ts';
import { sendCall } from '#server/testing/send-call.ts';
import { stallingDatabase } from '#server/testing/databases/stalling-database.ts';
import { stopProcesses } from '#server/testing/kills/stopped-processes.ts';
import { report, type Finding } from './harness/report.ts';
import { startProduct } from './harness/start-product.ts';

/** Members read their state over and over while connections to the database stop answering for ten seconds (F9). */
const clients = 60;
const faultSeconds = 10;
const maxWaitMs = 3_000;
const maxRecoveryMs = 5_000;
const maxReadyMs = 1_000;

interface Sample {
  readonly sentAt: number;
  readonly ms: number;
  readonly code: string;
}

const embedded = await startProduct();
const wire = await stallingDatabase(embedded.databaseUrl);
const product = await startProduct({ sharesDatabaseOf: { ...embedded, databaseUrl: wire.url } });
try {
  const { holders } = await embedded.addHolders({
    groups: 1,
    rightsPerGroup: 1,
    holders: clients,
  });
  const root = product.origin + product.base;

  /** Runs the clients until it is stopped; returns what each call took. */
  const startClients = () => {
    const samples: Sample[] = [];
    let isOver = false;
    const done = Promise.all(
      holders.map(async (as) => {
        while (!isOver) {
          const sentAt = performance.now();
          const { envelope } = await sendCall(root, dailyCash.cashState, {}, { as });
          samples.push({ sentAt, ms: performance.now() - sentAt, code: envelope.code });
          await sleep(50);
        }
      }),
    );
    return { samples, stop: () => ((isOver = true), done) };
  };
  const probe = async () => {
    const sentAt = performance.now();
    const { ok } = await fetch(`${product.origin}/readyz`);
    return { ok, ms: performance.now() - sentAt };
  };

  const measure = async (name: string, begin: () => () => void): Promise<readonly Finding[]> => {
    const { samples, stop } = startClients();
    await eventually(
      async () => samples.slice(-clients),
      (last) => last.length === clients && last.every(({ code }) => code === '1'),
    );
    const end = begin();
    const beganAt = performance.now();
    const probes: Awaited<ReturnType<typeof probe>>[] = [];
    while (performance.now() - beganAt < faultSeconds * 1000) {
      probes.push(await probe());
      await sleep(200);
    }
    end();
    const endedAt = performance.now();
    await sleep(maxRecoveryMs);
    await stop();
    const after = samples.filter(({ sentAt }) => sentAt >= beganAt);
    const failedAfterEnd = after.filter(({ sentAt, ms, code }) => code !== '1' && sentAt + ms > endedAt);
    const recoveredAt = Math.max(endedAt, ...failedAfterEnd.map(({ sentAt, ms }) => sentAt + ms));
    return [
      {
        what: `${name}: longest wait of a call`,
        unit: 'ms',
        value: Math.max(...after.map(({ ms }) => ms)),
        against: { what: 'limit', value: maxWaitMs },
        goal: { atMost: 1 },
      },
      {
        what: `${name}: last fault after the end`,
        unit: 'ms',
        value: recoveredAt - endedAt,
        against: { what: 'limit', value: maxRecoveryMs },
        goal: { atMost: 1 },
      },
      {
        what: `${name}: longest wait of /readyz`,
        unit: 'ms',
        value: Math.max(...probes.map(({ ms }) => ms)),
        against: { what: 'limit', value: maxReadyMs },
        goal: { atMost: 1 },
      },
      {
        what: `${name}: /readyz said ready`,
        unit: '%',
        value: (100 * probes.filter(({ ok }) => ok).length) / probes.length,
      },
      {
        what: `${name}: calls answered with a fault`,
        value: after.filter(({ code }) => code === '-1').length,
      },
      { what: `${name}: calls served`, value: after.filter(({ code }) => code === '1').length },
      {
        what: `${name}: calls answered otherwise`,
        value: after.filter(({ code }) => code !== '1' && code !== '-1').length,
        must: 0,
      },
    ];
  };

  const resume = () => wire.resume();
  const lose = (connections: () => number) => () => (wire.lose(connections()), resume);
  report(`${clients} members read their state; unanswered for ${faultSeconds} s`, [
    ...(await measure(
      'one connection',
      lose(() => 1),
    )),
    ...(await measure(
      'half of them',
      lose(() => wire.open() >> 1),
    )),
    ...(await measure(
      'all that are open',
      lose(() => wire.open()),
    )),
    ...(await measure('all, new ones too', () => (wire.loseAll(), resume))),
    ...(await measure('database stopped (SIGSTOP)', () => stopProcesses(embedded.databasePid))),
  ]);
} finally {
  await product.stop();
  await wire.stop();
  await embedded.stop();
}

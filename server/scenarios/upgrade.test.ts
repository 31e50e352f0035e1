import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase, type OpenDatabase } from '../db/database.ts';
import { aBuild, type TestBuild } from '../testing/a-build.ts';
import { onServer, withDatabase } from '../testing/databases/test-cluster.ts';
import { callsOfReleases } from '../testing/releases/calls-of-releases.ts';
import { builtRelease, lastRelease } from '../testing/releases/last-release.ts';
import { skuToBuy, visit, type RunningRelease } from '../testing/releases/visitors.ts';
import { runMain, type RunningMain } from '../testing/run-main.ts';

const last = await lastRelease();
if (!last)
  console.warn(
    'Skipped: the upgrade from the last release. The history has no tag v* and not the commit of server/testing/releases/last-release.json (a shallow clone?).',
  );
/** How long each of the four phases takes at least. */
const phaseMs = Number(process.env['UPGRADE_SECONDS'] ?? 2) * 1_000;
const visitors = 4;
/** After a failed visit: one that fails at once would leave the test no time. */
const pauseMs = 50;

describe.skipIf(!last)(`an upgrade from ${last?.name} to this tree, under load`, { timeout: 600_000 }, () => {
  const server = process.env['TEST_CLUSTER_URL'] ?? '';
  const name = `${process.env['TEST_CLUSTER_RUN']}_${randomBytes(6).toString('hex')}`;
  const url = withDatabase(server, name);
  const running: RunningMain[] = [];
  let build: TestBuild;
  let database: OpenDatabase;
  beforeAll(async () => {
    build = await aBuild();
    await onServer(server, async (client) => void (await client.query(`create database ${name}`)));
    database = openDatabase({ url, pool: visitors });
  });
  afterAll(async () => {
    for (const { child } of running) if (child.exitCode === null) child.kill('SIGTERM');
    await Promise.all(running.map(({ ended }) => ended));
    await database.close();
    await onServer(
      server,
      async (client) => void (await client.query(`drop database if exists ${name} with (force)`)),
    );
    build.remove();
  });

  const start = async (main: string | undefined, settings: Readonly<Record<string, string>>) => {
    const started = runMain(
      {
        DATABASE_URL: url,
        DIST_DIR: build.dist,
        LOG_LEVEL: 'error',
        CALLS_PER_SECOND: '0',
        CAPTCHAS_PER_MINUTE: '0',
        TRUSTED_PROXIES: '1',
        DATABASE_TIMEOUT_MS: '10000',
        ...settings,
      },
      main,
    );
    running.push(started);
    return { started, origin: await started.origin() };
  };

  it('no call fails on either while the new one migrates, beside the old one, and after it has stopped', async () => {
    const [old, tree] = [last?.name ?? '', 'this tree'];
    const calls = callsOfReleases();
    const before = await start(last && (await builtRelease(last)), { DEMO_DATA: '1' });
    const releases: RunningRelease[] = [{ name: old, origin: before.origin }];
    const skuId = await skuToBuy(database.db);
    const load = loadOf(() =>
      visit({
        releases: () => releases,
        db: database.db,
        skuId,
        productId: '124',
        called: calls.note,
      }),
    );
    onTestFinished(async () => void (await load.stop()));
    await sleep(phaseMs);
    const since = performance.now();
    const after = await start(undefined, { DEMO_DATA: '0' });
    const startedMs = performance.now() - since;
    releases.push({ name: tree, origin: after.origin });
    await sleep(phaseMs);
    // A busy machine answers a probe late now and then.
    await expect
      .poll(async () => (await fetch(`${before.origin}/readyz`)).json())
      .toMatchObject({ ready: true });
    releases.shift();
    before.started.child.kill('SIGTERM');
    await before.started.ended;
    await sleep(phaseMs);
    const visits = await load.stop();

    console.log(
      `${visits.done} visits; this tree was ready after ${Math.round(startedMs)} ms\n${calls.report()}`,
    );
    expect([...new Set([...calls.faults(), ...visits.broken])]).toEqual([]);
    expect([old, tree].map((release) => calls.callsOf(release) > 10)).toEqual([true, true]);
  });
});

/** Visitors one after the other, in several lines, until it is stopped. */
function loadOf(oneVisit: () => Promise<void>) {
  const visits = { done: 0, broken: [] as string[] };
  let isStopping = false;
  const line = async (): Promise<void> => {
    while (!isStopping)
      await oneVisit().then(
        () => void (visits.done += 1),
        async (error: unknown) => {
          visits.broken.push(String(error));
          await sleep(pauseMs);
        },
      );
  };
  const lines = Array.from({ length: visitors }, line);
  return {
    stop: async () => {
      isStopping = true;
      await Promise.all(lines);
      return visits;
    },
  };
}

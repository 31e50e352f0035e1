import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBuild, type TestBuild } from '../testing/a-build.ts';
import { testDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { eventually } from '../testing/eventually.ts';
import { newerRelease, type NewerRelease } from '../testing/releases/newer-release.ts';
import { runMain, type RunningMain } from '../testing/run-main.ts';

let build: TestBuild;
let database: TestDatabase;
let newer: NewerRelease;
const running: RunningMain[] = [];
beforeAll(async () => {
  [build, database, newer] = await Promise.all([aBuild(), testDatabase(), newerRelease()]);
});
afterAll(async () => {
  await Promise.all(running.map(stop));
  await database.drop();
  build.remove();
  newer.remove();
});

/** This tree without a path, or the release of a path. */
function run(main?: string, settings: Readonly<Record<string, string>> = {}): RunningMain {
  const started = runMain(
    { DATABASE_URL: database.url, DIST_DIR: build.dist, DEMO_DATA: '0', LOG_LEVEL: 'error', ...settings },
    main,
  );
  running.push(started);
  return started;
}
async function stop({ child, ended }: RunningMain): Promise<void> {
  if (child.exitCode === null) child.kill('SIGTERM');
  await ended;
}
const readiness = async (release: RunningMain) =>
  (await (await fetch(`${await release.origin()}/readyz`)).json()) as { ready: boolean; reason?: string };
/** On a busy machine the database may take longer than the readiness waits. */
const untilReady = (release: RunningMain) =>
  eventually(
    () => readiness(release),
    ({ ready }) => ready,
  );

describe('the way back', { timeout: 300_000 }, () => {
  it('is a start of this tree over a newer release that only expanded, beside which it was ready all the time', async () => {
    const before = run();
    await untilReady(before);
    const next = run(newer.main);
    await untilReady(next);
    await untilReady(before);
    await Promise.all([before, next].map(stop));
    const again = run();
    await untilReady(again);
  });

  it('is named by /readyz and by the refused start when the newer one contracted, and starting that one again is one', async () => {
    const beside = run();
    await untilReady(beside);
    const next = run(newer.main, newer.contracting);
    await untilReady(next);
    const { reason } = await eventually(
      () => readiness(beside),
      (answer) => answer.reason?.includes('a newer release') === true,
    );
    expect(reason).toMatch(/start the newer one again, or restore the backup made before/);
    await stop(beside);
    const refused = run();
    expect(await refused.ended).toBe(1);
    expect(refused.errors()).toMatch(
      /does not know 9999-newer-takes, .*Start the newer release again, or restore the backup/,
    );
    await stop(next);
    await untilReady(run(newer.main, newer.contracting));
  });
});

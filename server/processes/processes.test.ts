import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verification } from '#core/contract/common/verification.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { processIdentity } from '../db/embedded/process-identity.ts';
import { canSharePort } from '../listen.ts';
import { aBuild, type TestBuild } from '../testing/a-build.ts';
import { eventually } from '../testing/eventually.ts';
import { runMain, type RunningMain } from '../testing/run-main.ts';
import { sendCall } from '../testing/send-call.ts';
import { onServer } from '../testing/databases/test-cluster.ts';
import { testDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { callSandbox } from '../testing/call-sandbox.ts';

let build: TestBuild;
let database: TestDatabase;
let running: RunningMain | undefined;
beforeAll(async () => {
  [build, database] = await Promise.all([aBuild(), testDatabase()]);
});
afterAll(async () => {
  await stop();
  build.remove();
  await database.drop();
});

const start = async (settings: Readonly<Record<string, string>> = {}): Promise<string> => {
  running = runMain({
    DIST_DIR: build.dist,
    DATABASE_URL: database.url,
    DEMO_DATA: '0',
    CALLS_PER_SECOND: '0',
    PROCESSES: '2',
    ...settings,
  });
  return running.origin();
};
const stop = async (): Promise<void> => {
  running?.child.kill('SIGTERM');
  await running?.ended;
};
const workers = (): readonly number[] => {
  const pid = running?.child.pid;
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
};
/** Over a connection of its own, which any of the processes may accept. */
const getAlone = (url: string): Promise<string> =>
  new Promise((resolve, reject) => {
    request(url, { agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });
const connectionReset = (error: NodeJS.ErrnoException): string => error.code ?? '';
const processesIn = async (origin: string) =>
  /^mall_processes (\d+)$/m.exec(await getAlone(`${origin}/metrics`))?.[1];

describe.skipIf(!canSharePort)('several processes on one port', { timeout: 300_000 }, () => {
  let origin: string;
  beforeAll(async () => {
    origin = await start();
  });

  it('serve together, count together, and share the clock of the workbench before its answer', async () => {
    expect(workers()).toHaveLength(2);
    expect(await processesIn(origin)).toBe('2');
    const moved = await callSandbox(origin, controls.moveClock, { advanceMs: 3_600_000 });
    expect(moved).toMatchObject({ offsetMs: 3_600_000 });
    const { prefix, path } = controls.state;
    const states = await Promise.all(Array.from({ length: 24 }, () => getAlone(origin + prefix + path)));
    expect(new Set(states.map((text) => (JSON.parse(text) as { offsetMs: number }).offsetMs))).toEqual(
      new Set([3_600_000]),
    );
  });

  it('a taken port is one clear line', async () => {
    const second = runMain({
      DIST_DIR: build.dist,
      DATABASE_URL: database.url,
      DEMO_DATA: '0',
      PROCESSES: '2',
      PORT: new URL(origin).port,
    });
    expect(await second.ended).toBe(1);
    expect(second.errors().trim()).toMatch(/^[^\n]*EADDRINUSE[^\n]*$/);
  });

  it('one that is killed is replaced, and meanwhile the other serves', async () => {
    const before = workers();
    process.kill(before[0] ?? 0, 'SIGKILL');
    await eventually(
      async () => processIdentity(before[0] ?? 0),
      (identity) => identity === undefined,
    );
    await eventually(
      // A connection that the kernel gave to the killed process before it closed its sockets is reset.
      async () => [await getAlone(`${origin}/healthz`).catch(connectionReset), workers()] as const,
      ([health, now]) => {
        expect(health).toMatch(/^(\{"alive":true\}|ECONNRESET)$/);
        return now.length === 2 && now.every((pid) => pid !== before[0]);
      },
      60_000,
    );
    await eventually(
      () => processesIn(origin).catch(connectionReset),
      (processes) => processes === '2',
      60_000,
    );
    expect(workers()).toContain(before[1]);
  });

  it('end with the first one, so that the next start finds its port free', async () => {
    const all = workers();
    running?.child.kill('SIGKILL');
    await eventually(
      async () => all.map(processIdentity),
      (identities) => identities.every((identity) => identity === undefined),
    );
    expect(await start({ PORT: new URL(origin).port })).toBe(origin);
    expect(await processesIn(origin)).toBe('2');
  });

  it('drain together at a stop signal without failing a request (F15)', async () => {
    const all = workers();
    // Calls wait for a lock of the test, not for a time: a slow machine draws captchas more slowly than they would sleep.
    const answers = await onServer(database.url, async (client) => {
      await client.query(`
        create function wait_for_test() returns trigger language plpgsql as
          $$ begin perform pg_advisory_xact_lock_shared(15); return new; end $$;
        create trigger wait_for_test before insert on captchas for each row execute function wait_for_test();
        select pg_advisory_lock(15);`);
      const inFlight = Array.from({ length: 8 }, () =>
        sendCall(`${origin}/content`, verification.newCaptcha, {}),
      );
      const waiting = async () =>
        (
          await client.query<{ n: number }>(
            `select count(*)::int n from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
          )
        ).rows[0]?.n;
      await eventually(waiting, (calls) => calls === 8);
      running?.child.kill('SIGTERM');
      await eventually(
        () => getAlone(`${origin}/healthz`).catch(connectionReset),
        (answer) => answer === 'ECONNREFUSED',
      );
      await client.query('select pg_advisory_unlock(15)');
      return Promise.all(inFlight);
    });
    expect(answers.map(({ status, envelope }) => [status, envelope.success])).toEqual(
      Array(8).fill([200, true]),
    );
    expect(await running?.ended).toBe(0);
    expect(all.map(processIdentity)).toEqual([undefined, undefined]);
  });
});

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { verification } from '#core/contract/common/verification.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { readPostmaster } from './db/embedded/postmaster-file.ts';
import { processIdentity } from './db/embedded/process-identity.ts';
import { aBuild, type TestBuild } from './testing/a-build.ts';
import { eventually } from './testing/eventually.ts';
import { runMain, type RunningMain } from './testing/run-main.ts';
import { sendCall, type Tokens } from './testing/send-call.ts';
import { onServer } from './testing/databases/test-cluster.ts';
import { testDatabase, type TestDatabase } from './testing/databases/test-database.ts';
import { callSandbox } from './testing/call-sandbox.ts';

let build: TestBuild;
let folder: string;
let database: TestDatabase;
let running: RunningMain | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mall-main-'));
  [build, database] = await Promise.all([aBuild(), testDatabase()]);
});
afterAll(async () => {
  if (running?.child.exitCode === null) running.child.kill('SIGTERM');
  await running?.ended;
  const left = postmaster();
  if (left !== undefined) process.kill(left, 'SIGINT');
  await eventually(
    async () => postmaster(),
    (pid) => pid === undefined,
  );
  rmSync(folder, { recursive: true, force: true });
  build.remove();
  await database.drop();
});

const data = () => join(folder, 'postgres');
const postmaster = (): number | undefined => {
  const pid = readPostmaster(join(data(), 'cluster'))?.pid;
  return pid !== undefined && processIdentity(pid) !== undefined ? pid : undefined;
};
const databaseUrl = () =>
  `postgresql://postgres:${readFileSync(join(data(), 'password'), 'utf8')}@${encodeURIComponent(join(data(), 'socket'))}:5432/postgres`;
const start = async (): Promise<string> => {
  running = runMain({ DIST_DIR: build.dist, DATA_DIR: folder, CALLS_PER_SECOND: '0' });
  return running.origin();
};
const isUp = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    () => true,
    () => false,
  );
const claimable = async (
  origin: string,
): Promise<{ as: Tokens; status: number | undefined; claim: Parameters<typeof claimAt>[2] }> => {
  const as = await callSandbox(origin, controls.openSession, { mobile: '13800000003' });
  const { envelope } = await sendCall(
    `${origin}/content`,
    cardProduct.memberRights,
    { offerId: '124' },
    { as },
  );
  const { productId, subscriptionId, groupList } = envelope.data;
  const right = groupList[0]?.rightsList[0];
  return {
    as,
    status: right?.recvStatus,
    claim: {
      productId,
      subscriptionId: subscriptionId ?? '',
      groupId: right?.groupId ?? '',
      rightsId: right?.rightsId ?? '',
    },
  };
};
const claimAt = (
  origin: string,
  as: Tokens,
  claim: { productId: string; subscriptionId: string; groupId: string; rightsId: string },
) =>
  sendCall(`${origin}/content`, cardProduct.receiveRights, claim, {
    as,
    headers: { 'Idempotency-Key': 'key-kept-over-a-crash' },
  });

describe('the process (F15)', () => {
  it(
    'starts from nothing, prints its URLs, and drains at a stop signal without failing a request',
    { timeout: 300_000 },
    async () => {
      const origin = await start();
      const { output, ended, child } = running ?? runMain({});
      expect(output()).toContain(`${origin}/sandbox/`);
      expect(output()).toMatch(/^ {2}13800000001 {2}\S/m);
      await eventually(
        async () => (await fetch(`${origin}/readyz`)).status,
        (status) => status === 200,
      );

      await onServer(databaseUrl(), (client) =>
        client.query(`
      create function slow_down() returns trigger language plpgsql as $$ begin perform pg_sleep(3); return new; end $$;
      create trigger slow_down before insert on captchas for each row execute function slow_down();`),
      );
      const inFlight = Array.from({ length: 6 }, () =>
        sendCall(`${origin}/content`, verification.newCaptcha, {}),
      );
      await eventually(
        () =>
          onServer(
            databaseUrl(),
            async (client) =>
              (
                await client.query<{ n: number }>(
                  `select count(*)::int n from pg_stat_activity where wait_event = 'PgSleep'`,
                )
              ).rows[0]?.n,
          ),
        (sleeping) => sleeping === 6,
      );
      child.kill('SIGTERM');
      child.kill('SIGINT');
      const answers = await Promise.all(inFlight);
      expect(answers.map(({ status, envelope }) => [status, envelope.success])).toEqual(
        Array(6).fill([200, true]),
      );
      expect(await ended).toBe(0);
      expect(await isUp(origin)).toBe(false);
      expect([postmaster(), existsSync(join(data(), 'owner.lock'))]).toEqual([undefined, false]);
    },
  );

  it(
    'killed with -9, its database goes on; the next start adopts it, and what was acknowledged is there',
    { timeout: 300_000 },
    async () => {
      const origin = await start();
      await onServer(databaseUrl(), (client) => client.query('drop trigger slow_down on captchas'));
      const { as, claim, status } = await claimable(origin);
      expect(status).toBe(0);
      const acknowledged = await claimAt(origin, as, claim);
      expect(acknowledged.envelope.success).toBe(true);
      const left = postmaster();
      running?.child.kill('SIGKILL');
      expect(await running?.ended).toBe('SIGKILL');
      expect(postmaster()).toBe(left);

      const next = await start();
      expect(postmaster()).toBe(left);
      expect((await claimAt(next, as, claim)).text).toBe(acknowledged.text);
      const settled = await eventually(
        () => claimable(next),
        (found) => found.status === 2,
      );
      expect(settled.claim).toEqual(claim);
    },
  );

  it('stops with its database when its terminal is closed', async () => {
    expect(postmaster()).toBeDefined();
    running?.child.kill('SIGHUP');
    expect(await running?.ended).toBe(0);
    expect(postmaster()).toBeUndefined();
  });
});

describe('a start that cannot be', () => {
  const elsewhere = () => ({ DIST_DIR: build.dist, DATABASE_URL: database.url, DEMO_DATA: '0' });
  const taken = createServer();
  beforeAll(async () => {
    taken.listen(0, '127.0.0.1');
    await once(taken, 'listening');
  });
  afterAll(() => void taken.close());

  const refusals: readonly (readonly [string, () => Record<string, string>, RegExp])[] = [
    [
      'production without its own secret',
      () => ({ MALL_ENV: 'production' }),
      /^setting MALL_SECRET: production needs its own secret/,
    ],
    [
      'a taken port',
      () => ({ ...elsewhere(), PORT: String((taken.address() as AddressInfo).port) }),
      /EADDRINUSE.*127\.0\.0\.1:\d+/,
    ],
    [
      'a certificate that is not there',
      () => ({ ...elsewhere(), TLS_CERT_FILE: '/nowhere/cert.pem', TLS_KEY_FILE: '/nowhere/key.pem' }),
      /ENOENT.*\/nowhere\/cert\.pem/,
    ],
    [
      'a database that is not there',
      () => ({ ...elsewhere(), DATABASE_URL: 'postgresql://mall:secret-word@127.0.0.1:9/mall' }),
      /ECONNREFUSED.*127\.0\.0\.1:9/,
    ],
    [
      'pages that are not there',
      () => ({ ...elsewhere(), DIST_DIR: '/nowhere' }),
      /\/nowhere\/ssr\/render-page\.mjs/,
    ],
  ];
  it.concurrent.each(refusals)(
    '%s is one clear line and exit code 1',
    { timeout: 300_000 },
    async (_title, settings, text) => {
      const { ended, errors } = runMain(settings());
      expect(await ended).toBe(1);
      expect(errors().trim()).toMatch(text);
      expect(errors().trim().split('\n')).toHaveLength(1);
      expect(errors()).not.toContain('secret-word');
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '#core/contract/all-calls.ts';
import type { OpenApi } from '#core/contract/openapi.ts';
import { session } from '#core/contract/user/session.ts';
import { onServer, withDatabase } from '../../testing/databases/test-cluster.ts';
import { eventually } from '../../testing/eventually.ts';
import { testDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await testDatabase();
  server = await testServer({ database });
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

const statusOf = async (path: string) => (await server.fetch(path)).status;

describe('how the server is', () => {
  it('is alive and ready', async () => {
    expect(await (await server.fetch('/healthz')).json()).toEqual({ alive: true });
    // The first connections of a start may take longer on a busy machine.
    await expect.poll(async () => (await server.fetch('/readyz')).json()).toEqual({ ready: true });
  });

  it('is alive but not ready while the database is away, answers calls with a fault, and comes back by itself', async () => {
    const name = new URL(database.url).pathname.slice(1);
    const aside = `${name}_aside`;
    const postgres = withDatabase(database.url, 'postgres');
    const rename = (from: string, to: string) =>
      onServer(postgres, async (client) => {
        await client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${from}'`,
        );
        await client.query(`alter database ${from} rename to ${to}`);
      });
    await eventually(
      () =>
        rename(name, aside).then(
          () => true,
          () => false,
        ),
      Boolean,
    );
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
    expect(await server.call(session.loginKey, {})).toEqual({
      code: '-1',
      message: '系统繁忙，请稍后再试',
      success: false,
      data: null,
    });
    await eventually(
      () =>
        rename(aside, name).then(
          () => true,
          () => false,
        ),
      Boolean,
    );
    await eventually(
      () => statusOf('/readyz'),
      (status) => status === 200,
    );
    expect(await server.call(session.loginKey, {})).toMatchObject({ success: true });
  });

  it('says why it is not ready when a newer release took its schema away, and is ready over one that only added', async () => {
    const change = (statement: string) =>
      onServer(database.url, async (client) => void (await client.query(statement)));
    const answer = async () => (await server.fetch('/readyz')).json();
    await change("insert into kysely_migration values ('9999-later', now()::text, 'expands')");
    expect(await answer()).toEqual({ ready: true });
    await change("update kysely_migration set effect = 'contracts' where name = '9999-later'");
    expect(await answer()).toEqual({
      ready: false,
      reason: expect.stringMatching(
        /^a newer release changed the schema.*: start the newer one again, or restore the backup/,
      ) as string,
    });
    expect(server.logs().some((line) => line.includes('9999-later'))).toBe(true);
    await change("delete from kysely_migration where name = '9999-later'");
    expect(await answer()).toEqual({ ready: true });
  });

  it('says why it is not ready when its schema is gone from the database', async () => {
    const change = (statement: string) =>
      onServer(database.url, async (client) => void (await client.query(statement)));
    const gone = { ready: false, reason: 'the schema of this release is not in the database' };
    await change('alter table kysely_migration rename to migrations_of_another');
    expect(await (await server.fetch('/readyz')).json()).toEqual(gone);
    await change('alter table migrations_of_another rename to kysely_migration');
    await change("delete from kysely_migration where name = '0165-migration-effects'");
    expect(await (await server.fetch('/readyz')).json()).toEqual(gone);
    await change("insert into kysely_migration values ('0165-migration-effects', now()::text)");
    expect(await (await server.fetch('/readyz')).json()).toEqual({ ready: true });
  });

  it('counts calls by name and code', async () => {
    await server.call(session.loginStatus, {});
    const text = await (await server.fetch('/metrics')).text();
    expect(text).toMatch(/^mall_call_seconds_count\{call="user\.loginStatus",code="1"\} \d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  });
});

describe('the metrics', () => {
  const statusWith = async (from: TestServer, headers: Record<string, string>) =>
    (await from.fetch('/metrics', { headers })).status;

  it('are answered to this machine alone, not to what a proxy on it forwards', async () => {
    expect(await statusWith(server, {})).toBe(200);
    expect(await statusWith(server, { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect(await statusWith(server, { forwarded: 'for=127.0.0.1' })).toBe(404);
  });

  it('are answered to the holder of the token, where one is set', async () => {
    const secret = 'a-token-of-the-monitoring';
    const guarded = await testServer({ database, settings: { METRICS_TOKEN: secret } });
    expect(await statusWith(guarded, {})).toBe(401);
    expect(await statusWith(guarded, { authorization: `Bearer ${secret}x` })).toBe(401);
    expect(
      await statusWith(guarded, { authorization: `Bearer ${secret}`, 'x-forwarded-for': '10.0.0.1' }),
    ).toBe(200);
    await guarded.stop();
  });
});

describe('the contract', () => {
  it('is served as OpenAPI with every call (173 of the specification and our own)', async () => {
    const document = (await (await server.fetch('/openapi.json')).json()) as OpenApi;
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.length).toBe(allCalls.length);
    expect(operations.length).toBeGreaterThanOrEqual(173);
    expect(Object.keys(document.paths).every((path) => path.startsWith(`${server.base}/provider-`))).toBe(
      true,
    );
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dailyCash } from '#core/contract/activity/daily-cash.ts';
import { cardCode } from '#core/contract/content/card-code.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import type { Envelope } from '#core/contract/envelope.ts';
import { session } from '#core/contract/user/session.ts';
import { keepRunning, type SupervisedDatabase } from '../db/embedded/keep-running.ts';
import { readPostmaster } from '../db/embedded/postmaster-file.ts';
import { aCardCode } from '../testing/data/a-card-code.ts';
import { aHolder } from '../testing/data/a-holder.ts';
import { aMember, type TestMember } from '../testing/data/a-member.ts';
import { aRight } from '../testing/data/a-right.ts';
import { brokenInvariants } from '../testing/invariants/claim-invariants.ts';
import { eventually } from '../testing/eventually.ts';
import { freshId } from '../testing/fresh.ts';
import { stallingDatabase, type StallingDatabase } from '../testing/databases/stalling-database.ts';
import { stopProcesses } from '../testing/kills/stopped-processes.ts';
import { onServer } from '../testing/databases/test-cluster.ts';
import { testDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

const connections = 8;
const settings = { DATABASE_POOL: String(connections), DATABASE_TIMEOUT_MS: '1000' };
const members = 24;
/** What a page does with a fault: it sends the same request with the same key again. */
const untilServed = <Data>(send: () => Promise<Envelope<Data>>) =>
  eventually(send, ({ code }) => code !== '-1', 60_000);
const withKey = (as: TestMember, key: string) => ({ as, headers: { 'Idempotency-Key': key } });

const statusOf = async (server: TestServer) => (await server.fetch('/readyz')).status;
/** Calls with tokens: each needs the session lookup and queries of its own. */
const codesOf = (server: TestServer, callers: readonly TestMember[]) =>
  Promise.all(callers.map(async (as) => (await server.call(dailyCash.cashState, {}, { as })).code));
const servesAll = (server: TestServer, callers: readonly TestMember[]) =>
  eventually(
    () => codesOf(server, callers),
    (codes) => codes.every((code) => code === '1'),
    60_000,
  );
/** One after the other, so that none waits for a connection longer than the server's limit. */
const callersOf = async (server: TestServer): Promise<readonly TestMember[]> => {
  const callers: TestMember[] = [];
  while (callers.length < members) callers.push(await aMember(server));
  return callers;
};

describe('connections to the database that stay open and answer nothing (F9)', { timeout: 300_000 }, () => {
  let database: TestDatabase;
  let wire: StallingDatabase;
  let server: TestServer;
  let callers: readonly TestMember[];
  beforeAll(async () => {
    database = await testDatabase();
    wire = await stallingDatabase(database.url);
    server = await testServer({ database: wire, settings });
    callers = await callersOf(server);
  });
  beforeEach(async () => {
    await eventually(
      () =>
        Promise.all(
          Array.from({ length: connections }, () => sql`select pg_sleep(0.1)`.execute(server.db)),
        ).then(
          () => statusOf(server),
          () => 0,
        ),
      (status) => status === 200,
    );
  });
  afterEach(() => wire.resume());
  afterAll(async () => {
    await server.stop();
    await wire.stop();
    await database.drop();
  });

  it.each([
    ['one', () => 1],
    ['half', () => wire.open() >> 1],
    ['all, as after a failover,', () => wire.open()],
  ])('%s: every call is answered, and soon all are served over new connections', async (_name, count) => {
    wire.lose(count());
    const codes = await codesOf(server, callers);
    expect(codes.filter((code) => code !== '1' && code !== '-1')).toEqual([]);
    await servesAll(server, callers);
    expect(
      await eventually(
        () => statusOf(server),
        (status) => status === 200,
      ),
    ).toBe(200);
    await eventually(
      async () => (await codesOf(server, callers), wire.unresponsive()),
      (n) => n === 0,
      60_000,
    );
  });

  it('all and every new one: each call is answered with a fault, we are not ready, and both end with the loss', async () => {
    wire.loseAll();
    expect(await statusOf(server)).toBe(503);
    expect(new Set(await codesOf(server, callers))).toEqual(new Set(['-1']));
    expect(await statusOf(server)).toBe(503);
    expect((await server.fetch('/healthz')).status).toBe(200);
    wire.resume();
    await eventually(
      () => statusOf(server),
      (status) => status === 200,
    );
    await servesAll(server, callers);
  });

  it('a pool without a free connection is not ready while a call waits, and ready again afterwards', async () => {
    const gate = Promise.withResolvers<void>();
    const busy = Array.from({ length: connections }, () =>
      server.db.connection().execute(() => gate.promise),
    );
    const waiting = codesOf(server, callers.slice(0, 1));
    await eventually(
      () => statusOf(server),
      (status) => status === 503,
    );
    expect(await waiting).toEqual(['-1']);
    gate.resolve();
    await Promise.all(busy);
    await eventually(
      () => statusOf(server),
      (status) => status === 200,
    );
    await servesAll(server, callers);
  });

  const direct = async <Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> =>
    onServer(database.url, async (client) => (await client.query<Row>(text, [...values])).rows);

  it('a claim that was made, and whose answer was lost, is answered to the same key', async () => {
    const right = await aRight(server, { stock: 10 });
    const { member, claim } = await aHolder(server, right);
    const send = () => server.call(cardProduct.receiveRights, claim, withKey(member, key));
    const key = freshId('key');
    wire.loseAnswersTo('claim-batch-all-or-nothing');
    expect(await send()).toMatchObject({ code: '-1', data: null });
    const claims = () =>
      direct<{ claim_id: string }>('select claim_id from claims where rights_id = $1', [right.rightsId]);
    const [made] = await claims();
    wire.resume();
    expect(await untilServed(send)).toMatchObject({ success: true, data: { claimId: made?.claim_id } });
    expect(await claims()).toHaveLength(1);
    expect(await brokenInvariants(server.db, right.productId)).toEqual([]);
  });

  it('an exchange whose answer was lost is continued with the same key', async () => {
    const [member, { code, rightsId }] = [await aMember(server), await aCardCode(server)];
    const key = freshId('key');
    const send = () => server.call(cardCode.exchangeCardCode, { cardCode: code }, withKey(member, key));
    wire.loseAnswersTo('exchange_card_code');
    expect(await send()).toMatchObject({ code: '-1' });
    wire.resume();
    const first = await untilServed(send);
    expect(first).toMatchObject({ success: true });
    expect(await untilServed(send)).toEqual(first);
    expect(await direct('select from claims where rights_id = $1', [rightsId])).toHaveLength(1);
  });

  it('a sign-in for cash whose commit was not confirmed is answered to the same key, and booked once', async () => {
    const member = await aMember(server);
    const key = freshId('key');
    const send = () => server.call(dailyCash.signForCash, {}, withKey(member, key));
    wire.loseAnswersTo('commit');
    expect(await send()).toMatchObject({ code: '-1' });
    wire.resume();
    expect(await untilServed(send)).toMatchObject({ success: true, data: { streak: 1 } });
    expect(await direct('select from cash_sign_ins where user_id = $1', [member.userId])).toHaveLength(1);
  });
});

describe('a database server that is stopped in the middle (F9)', { timeout: 300_000 }, () => {
  let folder: string;
  let database: SupervisedDatabase;
  let server: TestServer;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mall-stopped-'));
    database = await keepRunning({ dataDir: folder, durable: false }, () => undefined);
    server = await testServer({ database, settings });
  });
  afterAll(async () => {
    await server.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('every call is answered with a fault meanwhile, and served when it continues', async () => {
    const callers = await callersOf(server);
    await servesAll(server, callers);
    const resume = stopProcesses(readPostmaster(join(folder, 'cluster'))?.pid ?? 0);
    try {
      for (let round = 0; round < 2; round += 1) {
        expect(new Set(await codesOf(server, callers))).toEqual(new Set(['-1']));
        expect(await statusOf(server)).toBe(503);
      }
    } finally {
      resume();
    }
    await eventually(
      () => statusOf(server),
      (status) => status === 200,
    );
    await servesAll(server, callers);
    expect(await server.data(session.loginStatus, {}, { as: callers[0] ?? {} })).toMatchObject({
      isLogin: true,
    });
  });
});

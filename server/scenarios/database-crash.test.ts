import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { keepRunning, type SupervisedDatabase } from '../db/embedded/keep-running.ts';
import { readPostmaster } from '../db/embedded/postmaster-file.ts';
import { aHolder, type TestHolder } from '../testing/data/a-holder.ts';
import { aRight } from '../testing/data/a-right.ts';
import { eventually } from '../testing/eventually.ts';
import { freshId } from '../testing/fresh.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let folder: string;
let database: SupervisedDatabase;
let server: TestServer;
const reported: string[] = [];
const members = 32;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mall-crash-'));
  database = await keepRunning({ dataDir: folder }, (sentence) => reported.push(sentence));
  server = await testServer({ database });
});
afterAll(async () => {
  await server.stop();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

const postmaster = (): number => readPostmaster(join(folder, 'cluster'))?.pid ?? 0;
const backends = async (): Promise<number[]> =>
  (
    await sql<{
      pid: number;
    }>`select pid from pg_stat_activity where application_name = 'mall' and pid <> pg_backend_pid()`.execute(
      server.db,
    )
  ).rows.map(({ pid }) => pid);
const isReady = async () => (await server.fetch('/readyz')).status === 200;

/** Members that claim round after round and repeat unanswered requests with their key, as a page does. */
function startLoad(holders: readonly TestHolder[]) {
  const acknowledged = new Map<string, string>();
  let faults = 0;
  let enough = false;
  const claimUntilAnswered = async ({ member, claim }: TestHolder): Promise<void> => {
    for (const key = freshId('key'); ; faults += 1, await sleep(20)) {
      const { success, code, message, data } = await server.call(cardProduct.receiveRights, claim, {
        as: member,
        headers: { 'Idempotency-Key': key },
      });
      if (success) {
        expect(data.claimId).toBe(acknowledged.get(claim.subscriptionId) ?? data.claimId);
        acknowledged.set(claim.subscriptionId, data.claimId);
        return;
      }
      expect(code === '-1' || message === '请求正在处理中，请稍候').toBe(true);
    }
  };
  const claimRounds = async (): Promise<void> => {
    while (!enough)
      for (let i = 0; i < holders.length; i += 4)
        await Promise.all(holders.slice(i, i + 4).map(claimUntilAnswered));
  };
  const done = claimRounds();
  return { acknowledged, faults: () => faults, stop: () => ((enough = true), done) };
}

async function crashUnderLoad(crash: () => Promise<void>): Promise<void> {
  const right = await aRight(server, { stock: 1_000 });
  const holders = await Promise.all(Array.from({ length: members }, () => aHolder(server, right)));
  const load = startLoad(holders);
  await eventually(
    async () => load.acknowledged.size,
    (n) => n >= 8,
  );
  await crash();
  await eventually(
    async () => load.faults(),
    (n) => n > 0,
  );
  await eventually(isReady, Boolean, 60_000);
  await load.stop();

  expect(load.acknowledged.size).toBe(members);
  const stored = await server.db
    .selectFrom('claims')
    .select(['subscription_id', 'claim_id'])
    .where('rights_id', '=', right.rightsId)
    .where('state', '<>', 'failed')
    .execute();
  expect(new Map(stored.map((row) => [row.subscription_id, row.claim_id]))).toEqual(load.acknowledged);
  const { remaining } = await server.db
    .selectFrom('rights_stock')
    .select('remaining')
    .where('rights_id', '=', right.rightsId)
    .executeTakeFirstOrThrow();
  expect(remaining).toBe(1_000 - members);
  await server.advance(120_000);
  await eventually(
    async () =>
      (
        await server.db
          .selectFrom('claims')
          .select('claim_id')
          .where('rights_id', '=', right.rightsId)
          .where('state', '=', 'delivering')
          .execute()
      ).length,
    (n) => n === 0,
    60_000,
  );
}

describe('the database crashes under load (F8)', () => {
  it(
    'one of its processes is killed: it restarts itself, nothing acknowledged is lost, and we never fall',
    { timeout: 300_000 },
    async () => {
      const before = postmaster();
      await crashUnderLoad(async () => {
        const [victim] = await backends();
        process.kill(victim ?? 0, 'SIGKILL');
      });
      expect(postmaster()).toBe(before);
      expect(server.logs().some((record) => record.includes('a database connection was lost'))).toBe(true);
    },
  );

  it(
    'its whole server is killed: it is brought up again, and nothing acknowledged is lost',
    { timeout: 300_000 },
    async () => {
      const before = postmaster();
      await crashUnderLoad(async () => {
        process.kill(before, 'SIGKILL');
      });
      expect(postmaster()).not.toBe(before);
      expect(reported).toEqual([
        'the database server is gone and is started again',
        'the database server runs again',
      ]);
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBuild, type TestBuild } from './testing/a-build.ts';
import { killPayments } from './testing/kill-payments.ts';
import { runMain } from './testing/run-main.ts';
import { seedOfRun } from './testing/seeded.ts';
import { stallingDatabase, type StallingDatabase } from './testing/stalling-database.ts';
import { testDatabase, type TestDatabase } from './testing/test-database.ts';
import { testServer, type TestServer } from './testing/test-server.ts';

/** `npm run long` kills two hundred times. */
const kills = Number(process.env['KILLS'] ?? 2);
const seed = seedOfRun();

let build: TestBuild;
let database: TestDatabase;
let wire: StallingDatabase;
let server: TestServer;
beforeAll(async () => {
  [build, database] = await Promise.all([aBuild(), testDatabase()]);
  wire = await stallingDatabase(database.url);
  server = await testServer({ database });
});
afterAll(async () => {
  await server.stop();
  await wire.stop();
  await database.drop();
  build.remove();
});

describe('kill -9 before, during and after the channel’s call of a payment and a refund (F2)', () => {
  it(
    `${kills} times (SEED=${seed}) leaves no half state: orders, ledger and channels agree to the fen`,
    { timeout: 240_000 + kills * 30_000 },
    async () => {
      const start = () =>
        runMain({ DATABASE_URL: wire.url, DIST_DIR: build.dist, DEMO_DATA: '0', LOG_LEVEL: 'error' });
      expect(await killPayments({ server, wire, kills, seed, start })).toEqual([]);
      const refunds = await server.db.selectFrom('payment_refunds').select('state').execute();
      expect(refunds.length).toBeGreaterThan(0);
    },
  );
});

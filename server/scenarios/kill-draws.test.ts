import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBuild, type TestBuild } from '../testing/a-build.ts';
import { killDraws } from '../testing/kills/kill-draws.ts';
import { runMain } from '../testing/run-main.ts';
import { seedOfRun } from '../testing/seeded.ts';
import { stallingDatabase, type StallingDatabase } from '../testing/databases/stalling-database.ts';
import { testDatabase, type TestDatabase } from '../testing/databases/test-database.ts';

/** Once at each statement that hangs (`testing/kill-draws.ts`); `npm run long` kills two hundred times, also at random. */
const kills = Number(process.env['KILLS'] ?? 3);
const seed = seedOfRun();

let build: TestBuild;
let database: TestDatabase;
let wire: StallingDatabase;
beforeAll(async () => {
  [build, database] = await Promise.all([aBuild(), testDatabase()]);
  wire = await stallingDatabase(database.url);
});
afterAll(async () => {
  await wire.stop();
  build.remove();
  await database.drop();
});

describe('kill -9 in the middle of draws of a lottery and of flash sales (F1)', () => {
  it(
    `${kills} times (SEED=${seed}): each confirmed draw is there once, prizes keep to their stock, every sale has its winners once`,
    { timeout: 180_000 + kills * 20_000 },
    async () => {
      const { faults, ...observed } = await killDraws({
        databaseUrl: database.url,
        wire,
        kills,
        seed,
        start: () =>
          runMain({
            DATABASE_URL: wire.url,
            DIST_DIR: build.dist,
            DEMO_DATA: '0',
            CALLS_PER_SECOND: '0',
            LOG_LEVEL: 'error',
          }),
      });
      expect(faults).toEqual([]);
      expect(Math.min(...Object.values(observed)), JSON.stringify(observed)).toBeGreaterThan(0);
    },
  );
});

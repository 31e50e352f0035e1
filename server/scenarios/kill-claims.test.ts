import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBuild, type TestBuild } from '../testing/a-build.ts';
import { killClaims } from '../testing/kills/kill-claims.ts';
import { runMain } from '../testing/run-main.ts';
import { seedOfRun } from '../testing/seeded.ts';
import { testDatabase, type TestDatabase } from '../testing/databases/test-database.ts';

/** `npm run long` kills two hundred times. */
const kills = Number(process.env['KILLS'] ?? 3);
const seed = seedOfRun();

let build: TestBuild;
let database: TestDatabase;
beforeAll(async () => {
  [build, database] = await Promise.all([aBuild(), testDatabase()]);
});
afterAll(async () => {
  build.remove();
  await database.drop();
});

describe('kill -9 in the middle of claims and exchanges (F1, F18)', () => {
  it(
    `${kills} times at random moments (SEED=${seed}): nothing confirmed is lost, none is made twice, nothing is stuck, and the same key gets the same answer`,
    { timeout: 120_000 + kills * 20_000 },
    async () => {
      const start = (first: boolean) =>
        runMain({
          DEMO_DATA: first ? '1' : '0',
          DATABASE_URL: database.url,
          DIST_DIR: build.dist,
          CALLS_PER_SECOND: '0',
          LOG_LEVEL: 'error',
        });
      const { faults, exchangeFaults, refusals, broken, changed, sentAway, ...observed } = await killClaims({
        databaseUrl: database.url,
        kills,
        seed,
        start,
      });
      expect(
        Math.min(
          observed.acknowledged,
          observed.exchanged,
          observed.repeated,
          observed.looks,
          observed.counts,
          observed.sentAgain,
        ),
      ).toBeGreaterThan(0);
      const lists = Object.entries({ ...faults, refusals, broken, changed }).concat(
        Object.entries(exchangeFaults).map(([kind, list]) => [`exchanges ${kind}`, list]),
      );
      expect(lists.filter(([, list]) => list.length > 0)).toEqual([]);
      expect(sentAway).toBe(0);
    },
  );
});

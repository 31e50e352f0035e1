import { durableDatabase } from '#server/testing/databases/durable-database.ts';
import { addHolders } from '#server/testing/data/add-holders.ts';
import { brokenInvariantsAt } from '#server/testing/invariants/claim-invariants.ts';
import { storedClaims } from './harness/stored-claims.ts';
import { claimTargetOf, type ClaimLoadResult } from './harness/claim-load-plan.ts';
import { claimLoad } from './harness/claim-load.ts';
import { hotRow } from './harness/hot-row.ts';
import { median } from './harness/median.ts';
import { report } from './harness/report.ts';

/** The claim engine without HTTP: two instances, one right for all claimants, every claim committed to disk before its answer. */
const clients = 500;
const rounds = 3;
const engineHolders = 30_000;
const plainHolders = 2_000;
const maxSeconds = 8;
/** Contention slows the hot row: measured with few clients and with as many as the database accepts. */
const [few, many] = [16, 180];

const { url: databaseUrl, stop } = await durableDatabase();
try {
  const engine: ClaimLoadResult[] = [];
  const plain: ClaimLoadResult[] = [];
  const row: Record<number, number[]> = { [few]: [], [many]: [] };
  let client = '';
  let mismatches = 0;
  const broken: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [code, results, holders] of [
      ['plain', plain, plainHolders],
      ['engine', engine, engineHolders],
    ] as const) {
      const hold = () => addHolders(databaseUrl, { groups: 1, rightsPerGroup: 1, stock: holders, holders });
      const [before, added] = [await hold(), await hold()];
      const result = await claimLoad({
        databaseUrl,
        code,
        warmUp: claimTargetOf(before),
        measured: claimTargetOf(added),
        clients,
        maxSeconds,
      });
      const stored = await storedClaims({ databaseUrl }, added);
      mismatches +=
        Math.abs(stored.claims - result.claimed) + Math.abs(holders - stored.stockLeft - stored.claims);
      if (code === 'engine') broken.push(...(await brokenInvariantsAt(databaseUrl, added.productId)));
      results.push(result);
    }
    for (const [rowClients, results] of Object.entries(row)) {
      const hot = await hotRow(databaseUrl, Number(rowClients));
      client = hot.client;
      results.push(hot.perSecond);
    }
  }
  const perSecond = (results: readonly ClaimLoadResult[]) =>
    median(results.map(({ claimed, seconds }) => claimed / seconds));
  const value = perSecond(engine);
  report(
    `The claim engine: one right, two instances, ${clients} clients, durable commits, median of ${rounds} rounds`,
    [
      {
        what: 'claims a second',
        value,
        against: { what: 'a transaction for each claim', value: perSecond(plain) },
        goal: { atLeast: 10 },
      },
      ...Object.entries(row).map(([rowClients, results]) => ({
        what: 'claims a second',
        value,
        against: { what: `one hot row, ${rowClients} clients, ${client}`, value: median(results) },
        goal: { atLeast: 8 },
      })),
      { what: 'p50', unit: 'ms', value: median(engine.map(({ p50Ms }) => p50Ms)) },
      { what: 'p99', unit: 'ms', value: median(engine.map(({ p99Ms }) => p99Ms)), goal: { atMost: 300 } },
      {
        what: 'difference of answered and stored claims, or of stock and claims',
        value: mismatches,
        must: 0,
      },
      { what: 'stock, quota or month wrong', value: broken.length, must: 0 },
    ],
  );
  for (const sentence of broken.slice(0, 10)) console.log(sentence);
} finally {
  await stop();
}

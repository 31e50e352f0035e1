import { durableDatabase } from '#server/testing/durable-database.ts';
import { addHolders } from '#server/testing/add-holders.ts';
import { brokenInvariantsAt } from '#server/testing/claim-invariants.ts';
import { claimsOf } from './harness/claims-of.ts';
import { everybodyWants, type CrowdResult } from './harness/crowd-order.ts';
import { crowd } from './harness/crowd.ts';
import { hotRow } from './harness/hot-row.ts';
import { median } from './harness/median.ts';
import { report } from './harness/report.ts';

/** The engine alone: two instances, one right that everybody wants, every claim committed to the disk before it is answered. */
const clients = 500;
const rounds = 3;
const together = 30_000;
const apart = 2_000;
const maxSeconds = 8;
/** The hot row suffers from a crowd: with few clients, and with as many as the database lets in. */
const [few, many] = [16, 180];

const { url: databaseUrl, stop } = await durableDatabase();
try {
  const engine: CrowdResult[] = [];
  const plain: CrowdResult[] = [];
  const row: Record<number, number[]> = { [few]: [], [many]: [] };
  let client = '';
  let astray = 0;
  const broken: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [way, results, holders] of [
      ['plain', plain, apart],
      ['engine', engine, together],
    ] as const) {
      const hold = () => addHolders(databaseUrl, { groups: 1, rightsPerGroup: 1, stock: holders, holders });
      const [before, held] = [await hold(), await hold()];
      const result = await crowd({
        databaseUrl,
        way,
        warmUp: everybodyWants(before),
        wanted: everybodyWants(held),
        clients,
        maxSeconds,
      });
      const kept = await claimsOf({ databaseUrl }, held);
      astray += Math.abs(kept.claims - result.claimed) + Math.abs(holders - kept.stockLeft - kept.claims);
      if (way === 'engine') broken.push(...(await brokenInvariantsAt(databaseUrl, held.productId)));
      results.push(result);
    }
    for (const [rowClients, results] of Object.entries(row)) {
      const hot = await hotRow(databaseUrl, Number(rowClients));
      client = hot.client;
      results.push(hot.perSecond);
    }
  }
  const perSecond = (results: readonly CrowdResult[]) =>
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
      { what: 'answered and kept apart, or stock and claims', value: astray, must: 0 },
      { what: 'stock, quota or month wrong', value: broken.length, must: 0 },
    ],
  );
  for (const sentence of broken.slice(0, 10)) console.log(sentence);
} finally {
  await stop();
}

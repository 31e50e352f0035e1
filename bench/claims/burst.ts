import type { LoadResult } from '../harness/load-plan.ts';
import { percentile } from '../harness/percentile.ts';
import { report } from '../harness/report.ts';
import type { ClaimSetup } from './claim-setup.ts';

const stock = 100;
const burstSizes = [100, 500, 1_000, 2_000];
const rounds = 10;
const maxSeconds = 30;
const soldOut = '已领完';

const soldOutIn = ({ bad }: LoadResult): number =>
  Object.entries(bad).reduce((sum, [words, times]) => sum + (words.includes(soldOut) ? times : 0), 0);

/** A hundred units and all claimants at one instant, each on a connection of its own (L2); every round claims another right of the product. */
export async function measureBurst(setup: ClaimSetup): Promise<void> {
  const broken: string[] = [];
  for (const claimants of burstSizes) {
    const added = await setup.hold(claimants, stock, rounds);
    const results: LoadResult[] = [];
    for (let round = 0; round < rounds; round += 1)
      results.push(
        await setup.send({ requests: setup.claims(added, round), connections: claimants, maxSeconds }),
      );
    const stored = await setup.stored(added);
    broken.push(...(await setup.brokenInvariants(added)));
    const timesMs = results.flatMap((result) => result.timesMs);
    report(`A burst: ${claimants} at one instant on ${stock} units, ${rounds} rounds`, [
      { what: 'p50', unit: 'ms', value: percentile(timesMs, 0.5) },
      { what: 'p99', unit: 'ms', value: percentile(timesMs, 0.99), goal: { atMost: 2_000 } },
      {
        what: `rounds with exactly ${stock} claims`,
        value: results.filter(({ good }) => good === stock).length,
        must: rounds,
      },
      {
        what: 'refused as sold out',
        value: results.reduce((sum, result) => sum + soldOutIn(result), 0),
        must: rounds * (claimants - stock),
      },
      { what: 'claims', value: stored.claims, must: rounds * stock },
      { what: 'units left', value: stored.stockLeft, must: 0 },
    ]);
    for (const [words, times] of results
      .flatMap(({ bad }) => Object.entries(bad))
      .filter(([text]) => !text.includes(soldOut)))
      console.log(`${times} × ${words}`);
    await setup.untilDelivered(added);
  }
  report('After all bursts', [{ what: 'stock, quota or month wrong', value: broken.length, must: 0 }]);
  for (const sentence of broken.slice(0, 10)) console.log(sentence);
}

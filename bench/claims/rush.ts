import type { LoadResult } from '../harness/load-order.ts';
import { percentile } from '../harness/percentile.ts';
import { report } from '../harness/report.ts';
import type { ClaimStage } from './claim-stage.ts';

const stock = 100;
const crowds = [100, 500, 1_000, 2_000];
const rounds = 10;
const maxSeconds = 30;
const soldOut = '已领完';

const soldOutIn = ({ bad }: LoadResult): number =>
  Object.entries(bad).reduce((sum, [words, times]) => sum + (words.includes(soldOut) ? times : 0), 0);

/** A hundred units, and everybody at one instant, each on a line of their own (L2): round after round another right of the same product. */
export async function measureRush(stage: ClaimStage): Promise<void> {
  const broken: string[] = [];
  for (const many of crowds) {
    const held = await stage.hold(many, stock, rounds);
    const results: LoadResult[] = [];
    for (let round = 0; round < rounds; round += 1)
      results.push(await stage.ask({ requests: stage.claims(held, round), connections: many, maxSeconds }));
    const kept = await stage.kept(held);
    broken.push(...(await stage.broken(held)));
    const timesMs = results.flatMap((result) => result.timesMs);
    report(`A rush: ${many} at one instant on ${stock} units, ${rounds} rounds`, [
      { what: 'p50', unit: 'ms', value: percentile(timesMs, 0.5) },
      { what: 'p99', unit: 'ms', value: percentile(timesMs, 0.99), goal: { atMost: 2_000 } },
      {
        what: `rounds with exactly ${stock} winners`,
        value: results.filter(({ good }) => good === stock).length,
        must: rounds,
      },
      {
        what: 'who won nothing and was told it is gone',
        value: results.reduce((sum, result) => sum + soldOutIn(result), 0),
        must: rounds * (many - stock),
      },
      { what: 'claims', value: kept.claims, must: rounds * stock },
      { what: 'units left', value: kept.stockLeft, must: 0 },
    ]);
    for (const [words, times] of results
      .flatMap(({ bad }) => Object.entries(bad))
      .filter(([told]) => !told.includes(soldOut)))
      console.log(`${times} × ${words}`);
    await stage.delivered(held);
  }
  report('After all rushes', [{ what: 'stock, quota or month wrong', value: broken.length, must: 0 }]);
  for (const sentence of broken.slice(0, 10)) console.log(sentence);
}

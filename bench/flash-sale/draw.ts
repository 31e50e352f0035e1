import { addHolders } from '#server/testing/data/add-holders.ts';
import { chiSquareOfDraws, timedDraw } from '#server/testing/kills/draw-load.ts';
import { durableDatabase } from '#server/testing/databases/durable-database.ts';
import { report } from '../harness/report.ts';
import { flashSaleStock } from './flash-sale-stock.ts';

const [registrations, pieces, draws, tickets] = [10_000, 100, 1_000_000, 8];
/** Chi-square with seven degrees of freedom is above this in one of a thousand fair runs. */
const bound = 24.32;

/** A draw of many registrations in the database, and the fairness of many draws. */
export async function measureDraw(): Promise<void> {
  const { url, stop } = await durableDatabase();
  try {
    const { productId } = await addHolders(url, { groups: 1, rightsPerGroup: 1, holders: registrations });
    const stored = flashSaleStock(url);
    const activityId = await stored.aFlashSale(await stored.aSku(), pieces);
    await stored.close();
    const { ms, winners } = await timedDraw(url, activityId, `${productId}-u`);
    report(`A draw: ${registrations} registrations for ${pieces} pieces`, [
      { what: 'drawn and written in', unit: 'ms', value: ms, goal: { atMost: 1_000 } },
      { what: 'winners', value: winners, must: pieces },
    ]);
  } finally {
    await stop();
  }
  report('Fairness', [
    {
      what: `chi-square of ${draws} draws among ${tickets}`,
      value: chiSquareOfDraws(draws, tickets),
      goal: { atMost: bound },
    },
  ]);
}

import type { Tx } from '../db/database.ts';
import { demoLotteries, demoLotteryPrizes, demoLotteryStock } from './lotteries.ts';
import { upsertRows } from './upsert-rows.ts';

/** Updates the lotteries. Prizes of a version never change, and what was drawn stays drawn. */
export async function loadLotteries(tx: Tx): Promise<void> {
  await upsertRows(tx, 'lotteries', demoLotteries, { key: ['lottery_id'] });
  await upsertRows(tx, 'lottery_prizes', demoLotteryPrizes);
  await upsertRows(tx, 'lottery_stock', demoLotteryStock);
}

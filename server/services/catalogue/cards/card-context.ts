import type { Db } from '../../../db/database.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import { flashSaleRuns } from './flash-sale-runs.ts';

/** Goods of a flash sale that runs and has pieces left. */
export interface CardFlashSale {
  readonly activity_id: string;
  readonly goods_id: string;
  readonly sku_id: string;
  readonly price_fen: number;
  readonly right_type: number | null;
  readonly min_level: number;
  readonly ends_at: Date;
}

/** When and where a card is shown, and the flash sales of that time. */
export interface CardContext {
  readonly now: Date;
  readonly cityCode?: string | undefined;
  /** By goods; absent: cards have the price without them. */
  readonly flashSales?: ReadonlyMap<string, CardFlashSale> | undefined;
}

/** The cheapest running flash sale of goods, as the detail page has it. */
const runningFlashSales = preparedQuery<{ now: Date }, CardFlashSale>('running-flash-sales', (db, { now }) =>
  db
    .selectFrom('seckill_goods as k')
    .innerJoin('seckill_sessions as f', 'f.session_id', 'k.session_id')
    .innerJoin('goods as g', 'g.goods_id', 'k.goods_id')
    .distinctOn('k.goods_id')
    .select(['k.activity_id', 'k.goods_id', 'k.price_fen', 'k.min_level', 'f.right_type', 'f.ends_at'])
    .select((e) => e.fn.coalesce('k.sku_id', 'g.sku_id').as('sku_id'))
    .where(flashSaleRuns(now))
    .orderBy('k.goods_id')
    .orderBy('k.price_fen'),
);

/** The context of cards whose price is the one that an order opened from them charges now. */
export async function cardContext(db: Db, now: Date, cityCode?: string): Promise<CardContext> {
  const rows = await runningFlashSales(db, { now });
  return { now, cityCode, flashSales: new Map(rows.map((row) => [row.goods_id, row])) };
}

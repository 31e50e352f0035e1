import type { LimitKey } from '#core/contract/console/operations/limit-keys.ts';
import { usualLimits, type Limits } from '#core/rules/console/operations/limits.ts';
import type { StockLimits } from '#core/rules/console/stock-approval.ts';
import type { Db, Tx } from '../../../db/database.ts';

/** The limits that hold: as two owners changed them, the others as the product came. */
export async function readLimits(db: Db | Tx): Promise<Limits> {
  const rows = await db.selectFrom('limit_values').select(['limit_key', 'value']).execute();
  return { ...usualLimits, ...Object.fromEntries(rows.map(({ limit_key, value }) => [limit_key, value])) };
}

/** One limit, in the transaction of the act that it is about. */
export async function limitIn(tx: Tx, key: LimitKey): Promise<number> {
  const row = await tx
    .selectFrom('limit_values')
    .select('value')
    .where('limit_key', '=', key)
    .executeTakeFirst();
  return row?.value ?? usualLimits[key];
}

/** What one person may change of a stock within a day. */
export const stockLimits = async (tx: Tx): Promise<StockLimits> => ({
  pieces: await limitIn(tx, 'stock.pieces'),
  worthFen: await limitIn(tx, 'stock.worthFen'),
});

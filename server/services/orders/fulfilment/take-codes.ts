import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { BoughtLine } from './bought-line.ts';

/** Codes that expire sooner are not sold. */
const minValidMs = 7 * 86_400_000;

/** Takes as many codes as were bought from the stock, those that expire first; returns why not when there are too few. */
export async function takeCodes(tx: Tx, bought: BoughtLine, now: Date): Promise<string | undefined> {
  const { rows } = await sql`
    with free as materialized (
      select code_id from sku_codes
      where sku_id = ${bought.skuId} and order_no is null and valid_until > ${new Date(now.getTime() + minValidMs)}
      order by valid_until, code_id limit ${bought.quantity} for update skip locked
    )
    update sku_codes c set order_no = ${bought.orderNo}, line = ${bought.line}, user_id = ${bought.userId} from free f
    where c.code_id = f.code_id and (select count(*) from free) = ${bought.quantity}
    returning c.code_id`.execute(tx);
  return rows.length === bought.quantity ? undefined : '券码库存不足';
}

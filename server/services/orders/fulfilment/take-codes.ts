import { sql } from 'kysely';
import type { CodeTerms } from '#core/contract/console/goods/goods-fields.shapes.ts';
import { codeEnd, soldUntil } from '#core/rules/order/code-ends.ts';
import type { Tx } from '../../../db/database.ts';
import type { BoughtLine } from './bought-line.ts';

interface TakenCodes {
  readonly terms: CodeTerms;
  /** When the last of them ends. */
  readonly endsAt: Date;
}

/**
 * Takes as many codes as were bought from the stock, those that expire first and have the promised days; a code then ends with these.
 * Undefined when there are too few.
 */
export async function takeCodes(tx: Tx, bought: BoughtLine, now: Date): Promise<TakenCodes | undefined> {
  const { code_terms: terms, valid_days: validDays } = await tx
    .selectFrom('goods as g')
    .innerJoin('skus as s', 's.goods_id', 'g.goods_id')
    .select(['g.code_terms', 'g.valid_days'])
    .where('s.sku_id', '=', bought.skuId)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ readonly valid_until: Date }>`
    with free as materialized (
      select code_id from sku_codes
      where sku_id = ${bought.skuId} and order_no is null and valid_until > ${soldUntil(validDays, now)}
      order by valid_until, code_id limit ${bought.quantity} for update skip locked
    )
    update sku_codes c set order_no = ${bought.orderNo}, line = ${bought.line}, user_id = ${bought.userId},
      supplier_valid_until = c.valid_until, valid_until = least(c.valid_until, ${codeEnd(validDays, now)}::timestamptz) from free f
    where c.code_id = f.code_id and (select count(*) from free) = ${bought.quantity}
    returning c.valid_until`.execute(tx);
  if (rows.length !== bought.quantity) return undefined;
  return { terms, endsAt: new Date(Math.max(...rows.map(({ valid_until }) => valid_until.getTime()))) };
}

import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readState } from '../state.ts';

const key = 'sold-out';

/** All goods and flash sales are sold out, until it is switched off or the workbench is reset. */
export async function setSoldOut(db: Db, on: boolean): Promise<{ on: boolean }> {
  await (on ? sellOut(db) : restoreStock(db));
  return { on };
}

export const isSoldOut = async (db: Db): Promise<boolean> => (await readState(db, key)) !== undefined;

/** Stores the stock as it is and sets it to none. A repetition changes nothing. */
const sellOut = (db: Db): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      insert into sandbox_state (key, value) values (${key}, jsonb_build_object(
        'skus', (select jsonb_object_agg(sku_id, stock_left) from skus),
        'areas', (select jsonb_agg(a) from area_stock a),
        'sales', (select jsonb_object_agg(activity_id, sold) from seckill_goods)
      )::text) on conflict do nothing returning key`.execute(tx);
    if (rows.length === 0) return;
    await sql`update skus set stock_left = 0`.execute(tx);
    await sql`update area_stock set inventory = 0`.execute(tx);
    await sql`update seckill_goods set sold = total`.execute(tx);
  });

/** Restores the stock from before; without one nothing changes. */
export const restoreStock = (db: Db): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ readonly value: string }>`
      delete from sandbox_state where key = ${key} returning value`.execute(tx);
    const [stored] = rows;
    if (!stored) return;
    const stock = sql`${stored.value}::jsonb`;
    await sql`
      update skus s set stock_left = b.value::integer from jsonb_each_text(${stock} -> 'skus') b where b.key = s.sku_id`.execute(
      tx,
    );
    await sql`
      update area_stock a set inventory = b.inventory from jsonb_populate_recordset(null::area_stock, ${stock} -> 'areas') b
      where (b.sku_id, b.area_num) = (a.sku_id, a.area_num)`.execute(tx);
    await sql`
      update seckill_goods k set sold = b.value::integer from jsonb_each_text(${stock} -> 'sales') b
      where b.key = k.activity_id::text`.execute(tx);
  });

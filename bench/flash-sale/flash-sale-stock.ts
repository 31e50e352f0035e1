import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Goods, their stock and sales of them, in the database of a bench. */
export function flashSaleStock(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const priceFen = 2_000;
  const flashSalePriceFen = 500;
  return {
    priceFen,
    flashSalePriceFen,
    /** Goods of their own with one sku. */
    aSku: async (): Promise<string> => {
      const id = `bench-${randomBytes(4).toString('hex')}`;
      await pool.query(
        `insert into goods (goods_id, sku_id, name, sku_name, pic_url, price_fen, sold, give_flag, activity, tags, sort)
         values ($1, $1 || '.1', '咖啡券', '一杯', 'art:coffee', $2, 0, 0, '{}', '{}', 1)`,
        [id, priceFen],
      );
      await pool.query(
        `insert into skus (sku_id, goods_id, name, pic_url, price_fen, sort) values ($1 || '.1', $1, '一杯', 'art:coffee', $2, 1)`,
        [id, priceFen],
      );
      return `${id}.1`;
    },
    setStock: async (skuId: string, stock: number) =>
      void (await pool.query('update skus set stock_left = $2 where sku_id = $1', [skuId, stock])),
    /** A sale that runs now; returns its activity. */
    aFlashSale: async (skuId: string, stock: number): Promise<string> => {
      const session = `bench-${randomBytes(4).toString('hex')}`;
      await pool.query(
        `insert into seckill_sessions (session_id, name, begins_at, ends_at) values ($1, '场', now() - interval '1 hour', now() + interval '1 hour')`,
        [session],
      );
      const { rows } = await pool.query<{ activity_id: string }>(
        `insert into seckill_goods (session_id, goods_id, price_fen, total, sold, sort)
         select $1, goods_id, $3, $4, 0, 1 from skus where sku_id = $2 returning activity_id`,
        [session, skuId, flashSalePriceFen, stock],
      );
      return rows[0]?.activity_id ?? '';
    },
    soldOf: async (activityId: string): Promise<number> => {
      const { rows } = await pool.query<{ sold: number }>(
        'select sold from seckill_goods where activity_id = $1',
        [activityId],
      );
      return rows[0]?.sold ?? 0;
    },
    close: () => pool.end(),
  };
}

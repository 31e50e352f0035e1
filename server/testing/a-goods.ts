import type { Insertable } from 'kysely';
import type { Goods } from '../db/schema/mall.ts';
import { freshId } from './fresh.ts';
import type { TestServer } from './test-server.ts';

/** Goods of the mall, with ordinary defaults. */
export async function aGoods({ db }: TestServer, traits: Partial<Insertable<Goods>> = {}): Promise<string> {
  const goodsId = freshId('goods');
  await db
    .insertInto('goods')
    .values({
      goods_id: goodsId,
      sku_id: `${goodsId}.1`,
      name: '咖啡券',
      sku_name: '一杯',
      pic_url: 'art:coffee',
      goods_type_id: 1,
      is_external: false,
      goods_url: null,
      price_fen: 2_000,
      member_price_fen: null,
      original_price_fen: null,
      sold: 0,
      give_flag: 0,
      activity: '{}',
      tags: [],
      sort: 1,
      ...traits,
    })
    .execute();
  return goodsId;
}

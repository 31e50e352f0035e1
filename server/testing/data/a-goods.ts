import type { Insertable } from 'kysely';
import type { Goods, Skus } from '../../db/schema/mall.ts';
import { freshId } from '../fresh.ts';
import type { TestServer } from '../test-server.ts';

interface Traits extends Partial<Insertable<Goods>> {
  readonly stock_left?: number | null;
  /** Further skus after the first one, `${goodsId}.2` and so on. */
  readonly more?: readonly Partial<Insertable<Skus>>[];
}

/** Goods of the mall with one sku or more, with ordinary defaults. */
export async function aGoods(
  { db }: Pick<TestServer, 'db'>,
  { stock_left = null, more = [], ...traits }: Traits = {},
): Promise<string> {
  const goodsId = freshId('goods');
  const goods = {
    goods_id: goodsId,
    sku_id: `${goodsId}.1`,
    name: '咖啡券',
    sku_name: '一杯',
    pic_url: 'art:coffee',
    goods_url: null,
    price_fen: 2_000,
    member_price_fen: null,
    original_price_fen: null,
    sold: 0,
    tags: [],
    sort: 1,
    ...traits,
  };
  await db.insertInto('goods').values(goods).execute();
  const first = {
    sku_id: goods.sku_id,
    goods_id: goods.goods_id,
    name: goods.sku_name,
    pic_url: goods.pic_url,
    price_fen: goods.price_fen,
    member_price_fen: goods.member_price_fen,
    original_price_fen: goods.original_price_fen,
    stock_left,
    sort: 1,
  };
  await db
    .insertInto('skus')
    .values([
      first,
      ...more.map((sku, at) => ({ ...first, sku_id: `${goodsId}.${at + 2}`, sort: at + 2, ...sku })),
    ])
    .execute();
  return goods.goods_id;
}

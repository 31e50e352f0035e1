import type { TestServer } from '../test-server.ts';
import { aGoods } from './a-goods.ts';

/** Goods that lack nothing that a listing needs: a category of their own and a section. */
export async function aSellableGoods(
  server: Pick<TestServer, 'db'>,
  traits: Parameters<typeof aGoods>[1] = {},
): Promise<string> {
  const goodsId = await aGoods(server, traits);
  await server.db
    .insertInto('categories')
    .values({
      category_id: goodsId,
      name: '茶',
      parent_id: null,
      pic_url: 'goods/tea',
      sort: 1,
      banner: null,
    })
    .execute();
  await server.db
    .updateTable('goods')
    .set({ category_id: goodsId })
    .where('goods_id', '=', goodsId)
    .execute();
  await server.db
    .insertInto('goods_sections')
    .values({
      goods_id: goodsId,
      place: 1,
      kind: 'about',
      title: '商品介绍',
      blocks: JSON.stringify([{ kind: 'paragraph', text: '一杯好茶。' }]),
    })
    .execute();
  return goodsId;
}

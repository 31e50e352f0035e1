import type { Insertable } from 'kysely';
import type { CollectionRule, Collections } from '../../db/schema/promotions.ts';
import { aPromotionRow } from './a-promotion-row.ts';
import { freshId } from '../fresh.ts';
import type { TestServer } from '../test-server.ts';

interface Traits extends Omit<Partial<Insertable<Collections>>, 'rule'> {
  readonly rule?: CollectionRule;
  /** Goods picked by hand, in order, with the price of the collection if it has one. */
  readonly byHand?: readonly (readonly [goodsId: string, priceFen?: number])[];
}

/** A collection that runs always and everywhere. */
export async function aCollection(
  { db }: Pick<TestServer, 'db'>,
  { rule, byHand = [], ...traits }: Traits = {},
): Promise<string> {
  const collectionId = freshId('collection');
  await db
    .insertInto('collections')
    .values({
      collection_id: collectionId,
      title: '会员福利',
      sub_title: '每月一次',
      pic_url: null,
      begins_at: null,
      ends_at: null,
      rule: rule ? JSON.stringify(rule) : null,
      ...traits,
    })
    .execute();
  const goods = byHand.map(([goods_id, price_fen = null], at) => ({
    collection_id: collectionId,
    goods_id,
    price_fen,
    sku_id: null,
    sort: at + 1,
  }));
  if (goods.length > 0) await db.insertInto('collection_goods').values(goods).execute();
  if (byHand.some(([, priceFen]) => priceFen !== undefined))
    await aPromotionRow({ db }, { kind: 'price', title: '活动价', collection_id: collectionId });
  return collectionId;
}

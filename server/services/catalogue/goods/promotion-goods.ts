import type { catalogue } from '#core/contract/goods/catalogue.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/refusal.ts';
import { goodsOfCollection } from './goods-of-collection.ts';
import { runningCollections } from './running-collections.ts';

type Input = Omit<InputOf<typeof catalogue.promoted>, 'timestamp'>;

/** The goods of a running promotion at its prices; without an id, of the city's first promotion. */
export async function promotionGoods(
  { db, clock }: Deps,
  { promoteId, ...input }: Input,
): Promise<DataOf<typeof catalogue.promotionGoods>> {
  const now = clock.now();
  const running = runningCollections(db, now, input.cityCode);
  const collection = await (
    promoteId === undefined
      ? running.where('kind', '=', 'promotion')
      : running.where('collection_id', '=', promoteId)
  )
    .limit(1)
    .executeTakeFirst();
  if (!collection) throw new Refusal('活动不存在或已结束');
  return {
    promoteId: collection.collection_id,
    title: collection.title,
    subTitle: collection.sub_title,
    picUrl: collection.pic_url,
    ...(await goodsOfCollection(db, collection, { ...input, now })),
  };
}

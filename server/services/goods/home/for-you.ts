import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { home } from '#core/contract/goods/home.ts';
import { mapPage, paged } from '../../../db/paged.ts';
import type { Deps } from '../../../deps.ts';
import { goodsCard } from './goods-card.ts';

export async function forYou(
  { db }: Deps,
  input: InputOf<typeof home.forYou>,
): Promise<DataOf<typeof home.forYou>> {
  const goods = db.selectFrom('goods');
  return mapPage(await paged(input, goods, goods.selectAll().orderBy('sort').orderBy('goods_id')), goodsCard);
}

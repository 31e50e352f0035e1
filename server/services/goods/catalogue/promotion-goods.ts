import type { catalogue } from '#core/contract/goods/catalogue.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { paged } from '../../../db/paged.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/refusal.ts';
import { goodsCard } from '../home/public.ts';

/** The goods of a running promotion at its prices, with the regular price as the original one. */
export async function promotionGoods(
  { db, clock }: Deps,
  input: InputOf<typeof catalogue.promotionGoods>,
): Promise<DataOf<typeof catalogue.promotionGoods>> {
  const now = clock.now();
  const { promoteId } = input;
  const [promotion, page] = await Promise.all([
    db
      .selectFrom('promotions')
      .select(['title', 'sub_title', 'pic_url'])
      .where('promote_id', '=', promoteId)
      .where((e) => e.or([e('begins_at', 'is', null), e('begins_at', '<=', now)]))
      .where((e) => e.or([e('ends_at', 'is', null), e('ends_at', '>', now)]))
      .executeTakeFirst(),
    paged(
      input,
      db.selectFrom('promotion_goods').where('promote_id', '=', promoteId),
      db
        .selectFrom('promotion_goods as p')
        .innerJoin('goods as g', 'g.goods_id', 'p.goods_id')
        .selectAll('g')
        .select('p.price_fen as promotion_price')
        .where('p.promote_id', '=', promoteId)
        .orderBy('p.sort')
        .orderBy('p.goods_id'),
    ),
  ]);
  if (!promotion) throw new Refusal('活动不存在或已结束');
  const list = page.list.map(({ promotion_price, ...row }) =>
    promotion_price === null
      ? goodsCard(row)
      : {
          ...goodsCard(row),
          priceFen: promotion_price,
          memberPriceFen: null,
          originalPriceFen: Math.max(row.price_fen, promotion_price),
        },
  );
  return {
    promoteId,
    title: promotion.title,
    subTitle: promotion.sub_title,
    picUrl: promotion.pic_url,
    ...page,
    list,
  };
}

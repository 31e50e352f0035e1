import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { areaNum, count, id, idText, isoTime, notInSpec, pageOf, paging } from '../fields.ts';
import { goodsCard } from './shared/goods-card.shapes.ts';
import { requiredLocation } from './shared/shop.shapes.ts';

export const rankedGoods = goodsCard
  .extend({ rank: z.int().min(1), rankText: z.string() })
  .meta({ id: 'RankedGoods' });
export type RankedGoods = z.output<typeof rankedGoods>;
export const nearbyGoods = goodsCard
  .extend({
    shopCode: id,
    shopName: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    distanceMeters: count,
  })
  .meta({ id: 'NearbyGoods' });
export type NearbyGoods = z.output<typeof nearbyGoods>;

const rankingQuery = notInSpec(
  z.object({ categoryId: idText.optional(), cityCode: areaNum.optional(), ...paging }),
);
const ranking = notInSpec(pageOf(rankedGoods).extend({ updatedAt: isoTime, updateText: z.string() }));

export const rankingShapes = {
  hotSelling: shape(rankingQuery, ranking),
  discountRanking: shape(rankingQuery, ranking),
  nearbyGoods: shape(
    notInSpec(z.object({ categoryId: idText.optional(), ...requiredLocation, ...paging })),
    notInSpec(pageOf(nearbyGoods)),
  ),
};

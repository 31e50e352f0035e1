import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { areaNum, count, id, idText, isoTime, ours, pageOf, paging } from '../fields.ts';
import { goodsCard } from './goods-card.shapes.ts';
import { exactPlace } from './shop.shapes.ts';

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

const asked = ours(z.object({ categoryId: idText.optional(), cityCode: areaNum.optional(), ...paging }));
const ranking = ours(pageOf(rankedGoods).extend({ updatedAt: isoTime, updateText: z.string() }));

export const rankingShapes = {
  hotSelling: shape(asked, ranking),
  discountRanking: shape(asked, ranking),
  nearbyGoods: shape(
    ours(z.object({ categoryId: idText.optional(), ...exactPlace, ...paging })),
    ours(pageOf(nearbyGoods)),
  ),
};

import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { areaNum, id, idText, line, ours, pageOf, paging, picUrl, timestamp } from '../fields.ts';
import { couponType } from './coupon.shapes.ts';
import { goodsCard, goodsPage, link } from './goods-card.shapes.ts';
import { whereabouts } from './shop.shapes.ts';

export const goodsSort = z.enum(['default', 'sales', 'priceUp', 'priceDown', 'discount', 'distance']);
export type GoodsSort = z.output<typeof goodsSort>;
/** How a list of goods may be narrowed and ordered. */
export const narrowing = {
  categoryId: idText.optional(),
  sort: goodsSort.default('default'),
  ...whereabouts,
  ...paging,
};

const subCategory = z.object({ categoryId: id, categoryName: z.string(), picUrl });
export const category = z.object({
  categoryId: id,
  categoryName: z.string(),
  picUrl,
  banner: z
    .object({ title: z.string(), subTitle: z.string(), buttonText: z.string(), picUrl, link })
    .nullable(),
  children: z.array(subCategory),
});
export type Category = z.output<typeof category>;
const categories = ours(z.object({ list: z.array(category) }));

/** A row of goods under one headline. */
export const goodsFloor = z.object({
  floorId: id,
  title: z.string(),
  subTitle: z.string(),
  link,
  goods: z.array(goodsCard),
});
export type GoodsFloor = z.output<typeof goodsFloor>;

const promotion = pageOf(goodsCard).extend({
  promoteId: id,
  title: z.string(),
  subTitle: z.string(),
  picUrl: picUrl.nullable(),
});

export const catalogueShapes = {
  categories: shape(ours(z.object({ parentId: idText.optional() })), categories),
  rootCategories: shape(ours(z.object({ couponType: couponType.optional() })), categories),
  goodsList: shape(
    ours(z.object({ keyword: line(40).optional(), couponType: couponType.optional(), ...narrowing })),
    ours(goodsPage),
  ),
  promoted: shape(
    z.object({
      timestamp,
      promoteId: ours(idText).optional(),
      cityCode: ours(areaNum).optional(),
      ...paging,
    }),
    ours(promotion),
  ),
  promotionGoods: shape(z.object({ promoteId: idText, ...paging }), ours(promotion)),
  localSpecials: shape(
    ours(z.object({ cityCode: areaNum.optional() })),
    ours(z.object({ floors: z.array(goodsFloor) })),
  ),
};

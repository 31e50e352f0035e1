import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { areaNum, id, idText, singleLine, notInSpec, pageOf, paging, picUrl, timestamp } from '../fields.ts';
import { couponType } from './coupon.shapes.ts';
import { goodsCard, goodsPage, link } from './goods-card.shapes.ts';
import { optionalLocation } from './shop.shapes.ts';

export const goodsSort = z.enum(['default', 'sales', 'priceUp', 'priceDown', 'discount', 'distance']);
export type GoodsSort = z.output<typeof goodsSort>;
/** Filters, sorting and paging of a goods list. */
export const goodsFilters = {
  categoryId: idText.optional(),
  sort: goodsSort.default('default'),
  ...optionalLocation,
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
const categories = notInSpec(z.object({ list: z.array(category) }));

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
  categories: shape(notInSpec(z.object({ parentId: idText.optional() })), categories),
  rootCategories: shape(notInSpec(z.object({ couponType: couponType.optional() })), categories),
  goodsList: shape(
    notInSpec(
      z.object({ keyword: singleLine(40).optional(), couponType: couponType.optional(), ...goodsFilters }),
    ),
    notInSpec(goodsPage),
  ),
  promoted: shape(
    z.object({
      timestamp,
      promoteId: notInSpec(idText).optional(),
      cityCode: notInSpec(areaNum).optional(),
      ...paging,
    }),
    notInSpec(promotion),
  ),
  promotionGoods: shape(z.object({ promoteId: idText, ...paging }), notInSpec(promotion)),
  localSpecials: shape(
    notInSpec(z.object({ cityCode: areaNum.optional() })),
    notInSpec(z.object({ floors: z.array(goodsFloor) })),
  ),
};

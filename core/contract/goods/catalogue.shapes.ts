import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  areaNum,
  count,
  id,
  idText,
  integer,
  notInSpec,
  oneOf,
  countedPageOf,
  pageOf,
  paging,
  picUrl,
  timestamp,
  vipTypeLevel,
} from '../fields.ts';
import { couponType } from './shared/coupon.shapes.ts';
import { countedWord, foundGoods, goodsCard, link } from './shared/goods-card.shapes.ts';
import { optionalLocation } from './shared/shop.shapes.ts';

/** Longer than what is searched for, so that a pasted text is answered too (normaliseKeyword). */
export const typedKeyword = z.string().max(2000);
const price = integer(0, 100_000_000);
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
      z.object({
        keyword: typedKeyword.optional(),
        couponType: couponType.optional(),
        /** Whose price is filtered and ordered by; absent: a guest, who is shown that of members. */
        buyer: z
          .object({
            level: vipTypeLevel,
            cityCode: areaNum.optional(),
            /** Promotions of which nothing is left for the subscriber. */
            usedUp: z.array(idText).max(50).optional(),
          })
          .optional(),
        /** In fen, of the shown price. */
        priceFrom: price.optional(),
        priceTo: price.optional(),
        memberPrice: oneOf(0, 1).optional(),
        inStock: oneOf(0, 1).optional(),
        /** Only goods of the city `cityCode`. */
        inCity: oneOf(0, 1).optional(),
        ...goodsFilters,
      }),
    ),
    notInSpec(
      /** `isTotalMinimum` is of `totalUnfiltered` where that is given. */
      countedPageOf(foundGoods).extend({
        /** No goods have the keyword; these come near to it. */
        near: z.boolean().optional(),
        /** With nothing found: how many there are without the filters, and other words to search for. */
        totalUnfiltered: count.optional(),
        otherWords: z.array(z.string()).optional(),
        /** With nothing found: the words of the keyword that do find goods. */
        matchingWords: z.array(countedWord).optional(),
        /** Words of the keyword that are filters of the price, each with the keyword without it. */
        priceWords: z.array(z.object({ text: z.string(), rest: z.string() })).optional(),
        /** With goods found for a keyword, on the first page: words to search for next. */
        relatedWords: z.array(z.string()).optional(),
      }),
    ),
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

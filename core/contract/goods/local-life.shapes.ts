import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, fen, idText, integer, notInSpec, pageOf, paging, singleLine } from '../fields.ts';
import { couponType } from './shared/coupon.shapes.ts';
import { goodsCard } from './shared/goods-card.shapes.ts';
import { optionalLocation, optionalPosition, shop } from './shared/shop.shapes.ts';

/** The channels of local life: 美食, 车主, 教育, 电影. */
export const localChannel = z.enum(['food', 'drinks', 'car', 'education', 'movie']);
export type LocalChannel = z.output<typeof localChannel>;

/** A shop as local life shows it. */
export const localShop = shop
  .extend({
    channel: localChannel.nullable(),
    categoryName: z.string(),
    /** Of 5, with one decimal. */
    score: z.number().min(0).max(5),
    perHeadFen: fen.nullable(),
    features: z.array(z.string()),
    /** By the server's clock. */
    openNow: z.boolean(),
    /** Such as 至21:30 or 明日09:30营业. */
    openNote: z.string(),
    /** Goods that are honoured here can be paid with coupons of the blessing bag. */
    acceptsBag: z.boolean().optional(),
    /** The caller's unused codes that are honoured here; absent for guests. */
    voucherCount: count.optional(),
    /** The best-selling goods that are honoured here. */
    deals: z.array(goodsCard).max(2),
  })
  .meta({ id: 'LocalShop' });
export type LocalShop = z.output<typeof localShop>;

export const localShopDetail = localShop.omit({ deals: true }).extend({
  goodsList: z.array(goodsCard),
  /** There are more goods than the list has. */
  hasMoreGoods: z.boolean(),
});
export type LocalShopDetail = z.output<typeof localShopDetail>;

export const localLifeShapes = {
  localShops: shape(
    notInSpec(
      z.object({
        channel: localChannel.optional(),
        categoryId: idText.optional(),
        keyword: singleLine(40).optional(),
        couponType: couponType.optional(),
        openNow: z.boolean().optional(),
        /** Needs the coordinates. */
        withinMetres: integer(100, 50_000).optional(),
        sort: z.enum(['distance', 'score']).default('distance'),
        ...optionalLocation,
        ...paging,
      }),
    ),
    notInSpec(pageOf(localShop)),
  ),
  localShop: shape(
    notInSpec(z.object({ shopCode: idText, ...optionalPosition })),
    notInSpec(localShopDetail),
  ),
};

import { z } from 'zod';
import { count, fen, flag, id, notInSpec, pageOf, picUrl } from '../../fields.ts';
import { promotion } from './promotion.shapes.ts';

/** A page of the product or a URL; null for no link. */
export const link = z.string().max(2048).nullable();

/** The activities a card may carry; the first one present gives the tag (§3 Goods). */
export const activityMap = z.object({
  DrawActivity: z.object({ getDesc: z.string() }).optional(),
  oneActivity: z.object({ actslogn: z.string() }).optional(),
});
export const goodsTag = z.object({ text: z.string(), tone: z.enum(['hot', 'vip', 'local', 'plain']) });
export const percent = z.int().min(0).max(100);

/** Fields every goods view has (§3 Goods), including the tracking ids. */
export const goodsIdentity = {
  goodsId: id,
  goodsName: z.string(),
  skuId: id,
  skuName: z.string(),
  /** 22 means physical. */
  goodsTypeId: z.int(),
  isExternalGoods: flag,
  /** External goods open this URL instead of a detail page. */
  goodsUrl: link,
  giveFlag: flag,
  activityMap,
  productId: id.optional(),
  productName: z.string().optional(),
  rightsId: id.optional(),
  rightsName: z.string().optional(),
  videosId: id.optional(),
  videosName: z.string().optional(),
  recommendId: id.optional(),
};

/** The regular price, the member price, and the crossed-out price. */
export const prices = {
  priceFen: notInSpec(fen),
  memberPriceFen: notInSpec(fen).nullable(),
  originalPriceFen: notInSpec(fen).nullable(),
};

/** One goods in any list of the malls. */
export const goodsCard = z
  .object({
    ...goodsIdentity,
    ...prices,
    picUrl: notInSpec(picUrl),
    /** Other prices that run now; the page knows the level and the city of who looks at it. */
    promotions: notInSpec(z.array(promotion).readonly()).optional(),
    /** The text beside the gift, where giveFlag is 1. */
    giftText: notInSpec(z.string()).nullable(),
    tags: notInSpec(z.array(goodsTag)),
    soldText: notInSpec(z.string()),
    soldPercent: notInSpec(percent).nullable(),
    lackStockFlag: notInSpec(flag),
    shopName: notInSpec(z.string()).optional(),
    distanceMeters: notInSpec(count).optional(),
  })
  .meta({ id: 'GoodsCard' });
export type GoodsCard = z.output<typeof goodsCard>;
export type GoodsTag = z.output<typeof goodsTag>;

export const goodsPage = pageOf(goodsCard);
export type GoodsPage = z.output<typeof goodsPage>;

/** Parts of a text that match what was typed, from and to in UTF-16 units. */
export const highlight = z.array(z.tuple([count, count]));

/** A word to search for, with the number of goods it finds. */
export const countedWord = z.object({
  text: z.string(),
  total: count,
  /** There are more than `total`. */
  isTotalMinimum: z.boolean().optional(),
});
export type CountedWord = z.output<typeof countedWord>;

/** Goods in a list that can be searched. */
export const foundGoods = goodsCard
  .extend({
    subTitle: z.string().optional(),
    /** The parts of goodsName that match the keyword. */
    highlight: highlight.optional(),
    /** Sold in the given city, and honoured at a shop there where it needs one. */
    inCity: z.boolean().optional(),
  })
  .meta({ id: 'FoundGoods' });
export type FoundGoods = z.output<typeof foundGoods>;

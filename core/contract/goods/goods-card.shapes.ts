import { z } from 'zod';
import { count, fen, flag, id, ours, pageOf, picUrl } from '../fields.ts';

/** A page of the product or an address; null where a tap leads nowhere. */
export const link = z.string().max(2048).nullable();

/** The activities a card may carry; the first one present gives the tag (§3 Goods). */
export const activityMap = z.object({
  DrawActivity: z.object({ getDesc: z.string() }).optional(),
  oneActivity: z.object({ actslogn: z.string() }).optional(),
});
export const goodsTag = z.object({ text: z.string(), tone: z.enum(['hot', 'vip', 'local', 'plain']) });
export const percent = z.int().min(0).max(100);

/** What every sight of a goods carries (§3 Goods), the tracked ids included. */
export const goodsIdentity = {
  goodsId: id,
  goodsName: z.string(),
  skuId: id,
  skuName: z.string(),
  /** 22 means physical. */
  goodsTypeId: z.int(),
  isExternalGoods: flag,
  /** Where external goods open instead of a detail page. */
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

/** What anybody pays, what a member pays, and the struck price. */
export const prices = {
  priceFen: ours(fen),
  memberPriceFen: ours(fen).nullable(),
  originalPriceFen: ours(fen).nullable(),
};

/** One goods in any list of the malls. */
export const goodsCard = z
  .object({
    ...goodsIdentity,
    ...prices,
    picUrl: ours(picUrl),
    /** The words beside the gift, where giveFlag is 1. */
    giftText: ours(z.string()).nullable(),
    tags: ours(z.array(goodsTag)),
    soldText: ours(z.string()),
    soldPercent: ours(percent).nullable(),
    lackStockFlag: ours(flag),
    shopName: ours(z.string()).optional(),
    distanceMeters: ours(count).optional(),
  })
  .meta({ id: 'GoodsCard' });
export type GoodsCard = z.output<typeof goodsCard>;
export type GoodsTag = z.output<typeof goodsTag>;

export const goodsPage = pageOf(goodsCard);
export type GoodsPage = z.output<typeof goodsPage>;

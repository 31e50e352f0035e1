import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  count,
  fen,
  flag,
  id,
  idText,
  integer,
  isoTime,
  mobile,
  notInSpec,
  pageOf,
  paging,
  picUrl,
} from '../fields.ts';
import { couponType } from './shared/coupon.shapes.ts';
import { goodsIdentity, goodsTag, prices } from './shared/goods-card.shapes.ts';
import { payMethod } from './shared/pay-method.shapes.ts';
import { shop, optionalLocation } from './shared/shop.shapes.ts';
import { promotion } from './shared/promotion.shapes.ts';
import { section } from './shared/section.shapes.ts';

/** One option in the variant picker (月卡, 季卡 …). */
export const sku = z
  .object({
    skuId: id,
    skuName: z.string(),
    ...prices,
    picUrl,
    lackStockFlag: flag,
    stockLeft: count.nullable(),
  })
  .meta({ id: 'Sku' });
export type Sku = z.output<typeof sku>;

const flashSaleOfSku = z.object({
  sessionId: id,
  /** What an order names to get the price. */
  activityId: id,
  /** The right type that buyers need (§6); null: none. */
  rightType: z.int().nullable(),
  sessionName: z.string(),
  seckillPriceFen: fen,
  beginsAt: isoTime,
  endsAt: isoTime,
  limitPerUser: count,
  /** Pieces of the sale's own stock. */
  stockLeft: count,
  /** The share of it that is sold. */
  soldPercent: count.optional(),
  /** The lowest level that may buy. */
  minLevel: count.optional(),
});
const groupOfSku = z.object({
  groupActId: id,
  groupSize: z.int().min(2),
  groupPriceFen: fen,
  endsAt: isoTime,
});

/** What a running promotion adds to the purchase. */
const giftOfSku = z.object({
  promotionId: id,
  name: z.string(),
  picUrl,
  /** Pieces for each piece that is bought. */
  pieces: count,
  worthFen: fen,
  /** It is sent with the goods. */
  isShipped: z.boolean(),
});
export type GiftOfSku = z.output<typeof giftOfSku>;

/** The public content of the detail page; the subscriber's coupons come from a call of their own. */
export const skuDetail = z
  .object({
    ...goodsIdentity,
    ...prices,
    subTitle: notInSpec(z.string()),
    giftText: notInSpec(z.string()).nullable(),
    tags: notInSpec(z.array(goodsTag)),
    pics: notInSpec(z.array(picUrl).min(1)),
    /** What each of them shows, for screen readers; an empty text: its place is read out. */
    picTexts: notInSpec(z.array(z.string())).optional(),
    /** Empty for goods without a category. */
    categoryId: notInSpec(z.string()),
    soldText: notInSpec(z.string()),
    stockLeft: notInSpec(count).nullable(),
    lackStockFlag: notInSpec(flag),
    limitPerOrder: notInSpec(z.int().min(1)),
    /** The promotions that run, in any city. */
    promotions: notInSpec(z.array(promotion).readonly()),
    couponTypes: notInSpec(z.array(couponType)),
    /** The kinds of coupons it accepts, such as 可用福袋券. */
    couponTexts: notInSpec(z.array(z.string())),
    /** Direct top-up: the order needs a phone number. */
    needsBenefitMobile: notInSpec(z.boolean()),
    needsAddress: notInSpec(z.boolean()),
    freightFen: notInSpec(fen),
    seckill: notInSpec(flashSaleOfSku).nullable(),
    group: notInSpec(groupOfSku).nullable(),
    gifts: notInSpec(z.array(giftOfSku)).optional(),
    skus: notInSpec(z.array(sku).min(1)),
    /** Such as 官方正品, 即时到账, 未充可退. */
    guarantees: notInSpec(z.array(z.string())),
    sections: notInSpec(z.array(section)),
    shopCount: notInSpec(count),
    serverNow: notInSpec(isoTime),
  })
  .meta({ id: 'SkuDetail' });
export type SkuDetail = z.output<typeof skuDetail>;

export const detailShapes = {
  /** The id of goods stands for the sku of its running flash sale, otherwise for its first sku in stock. */
  skuDetail: shape(z.object({ skuId: idText }), skuDetail),
  siblingSkus: shape(
    notInSpec(z.object({ skuId: idText })),
    notInSpec(z.object({ goodsId: id, skuId: id, goodsName: z.string(), skus: z.array(sku).min(1) })),
  ),
  goodsPrompt: shape(
    z.object({ goodsId: idText }),
    notInSpec(
      z.object({
        title: z.string(),
        /** Notes shown before payment, one sentence each. */
        prompts: z.array(z.string()),
      }),
    ),
  ),
  benefitMobile: shape(
    z.object({ benefitMobile: mobile, skuId: idText }),
    notInSpec(
      z.object({ allowed: z.boolean(), reason: z.string().nullable(), areaName: z.string().nullable() }),
    ),
  ),
  payMethods: shape(
    z.object({
      goodsId: idText,
      skuId: idText,
      /** What is to be paid; the price of one piece by default. */
      shownFen: notInSpec(integer(0, 1_000_000_000).optional()),
    }),
    notInSpec(z.object({ list: z.array(payMethod) })),
  ),
  goodsShops: shape(
    notInSpec(z.object({ goodsId: idText, skuId: idText.optional(), ...optionalLocation, ...paging })),
    notInSpec(pageOf(shop)),
  ),
};

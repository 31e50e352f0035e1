import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, fen, flag, id, idText, isoTime, mobile, ours, pageOf, paging, picUrl } from '../fields.ts';
import { couponType } from './coupon.shapes.ts';
import { goodsIdentity, goodsTag, prices } from './goods-card.shapes.ts';
import { payMethod } from './pay-method.shapes.ts';
import { shop, whereabouts } from './shop.shapes.ts';

/** One choice of the specification row (月卡, 季卡 …). */
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

const seckillOfSku = z.object({
  sessionId: id,
  sessionName: z.string(),
  seckillPriceFen: fen,
  beginsAt: isoTime,
  endsAt: isoTime,
  limitPerUser: count,
});
const groupOfSku = z.object({
  groupActId: id,
  groupSize: z.int().min(2),
  groupPriceFen: fen,
  endsAt: isoTime,
});

/** Everything the detail page shows without knowing who looks; the subscriber's coupons come by their own call. */
export const skuDetail = z
  .object({
    ...goodsIdentity,
    ...prices,
    giftText: ours(z.string()).nullable(),
    tags: ours(z.array(goodsTag)),
    pics: ours(z.array(picUrl).min(1)),
    categoryId: ours(id),
    soldText: ours(z.string()),
    stockLeft: ours(count).nullable(),
    lackStockFlag: ours(flag),
    limitPerOrder: ours(z.int().min(1)),
    /** Whether the discount tiers by count hold (§9). */
    multiOrder: ours(z.boolean()),
    couponTypes: ours(z.array(couponType)),
    /** Such as 满20减3. */
    couponTexts: ours(z.array(z.string())),
    /** Direct charge: the order names a number. */
    needsBenefitMobile: ours(z.boolean()),
    needsAddress: ours(z.boolean()),
    freightFen: ours(fen),
    seckill: ours(seckillOfSku).nullable(),
    group: ours(groupOfSku).nullable(),
    skus: ours(z.array(sku).min(1)),
    /** Such as 官方正品, 即时到账, 未充可退. */
    guarantees: ours(z.array(z.string())),
    sections: ours(
      z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()), pics: z.array(picUrl) })),
    ),
    shopCount: ours(count),
    serverNow: ours(isoTime),
  })
  .meta({ id: 'SkuDetail' });
export type SkuDetail = z.output<typeof skuDetail>;

export const detailShapes = {
  skuDetail: shape(z.object({ skuId: idText }), skuDetail),
  siblingSkus: shape(
    ours(z.object({ skuId: idText })),
    ours(z.object({ goodsId: id, skuId: id, goodsName: z.string(), skus: z.array(sku).min(1) })),
  ),
  goodsPrompt: shape(
    z.object({ goodsId: idText }),
    ours(
      z.object({
        title: z.string(),
        /** What to know before paying, one sentence each. */
        prompts: z.array(z.string()),
        confirmText: z.string().nullable(),
        agreementTemplateId: id.nullable(),
      }),
    ),
  ),
  benefitMobile: shape(
    z.object({ benefitMobile: mobile, skuId: idText }),
    ours(z.object({ allowed: z.boolean(), reason: z.string().nullable(), areaName: z.string().nullable() })),
  ),
  payMethods: shape(
    z.object({ goodsId: idText, skuId: idText }),
    ours(z.object({ list: z.array(payMethod) })),
  ),
  goodsShops: shape(
    ours(z.object({ goodsId: idText, skuId: idText.optional(), ...whereabouts, ...paging })),
    ours(pageOf(shop)),
  ),
};

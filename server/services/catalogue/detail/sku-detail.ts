import type { Sku, SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { couponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import { couponTypeTexts } from '#core/rules/coupons/coupon-type-texts.ts';
import { codePromise, withCodePromise } from '#core/rules/sections/code-promise.ts';
import { pictureViews, viewName } from '#core/rules/goods/card/picture-views.ts';
import { shownBlocks } from '#core/rules/sections/section-blocks.ts';
import { currentPromotions, type Promotion } from '#core/rules/pricing/promotion.ts';
import type { Deps } from '../../../deps.ts';
import { goodsCard } from '../cards/goods-card.ts';
import {
  goodsOfSku,
  type GiftSku,
  type GoodsOfSku,
  type RunningGroup,
  type RunningFlashSale,
  type ShownSku,
} from './goods-of-sku.ts';

/** The public content of a detail page for one sku. */
export async function skuDetail({ db, clock }: Deps, skuId: string): Promise<SkuDetail> {
  const now = clock.now();
  const { goods, sku, skus, sections, flashSale, group, shopCount, views, giftSkus } = await goodsOfSku(
    db,
    skuId,
    now,
  );
  const { picUrl, soldPercent: _percent, ...card } = goodsCard(goods, { now });
  const { picUrl: _picture, ...ownFacts } = skuView(sku);
  const promotions = currentPromotions(goods.promotions, now.getTime());
  const types = goods.coupon_types.map((type) => couponType.parse(type));
  return {
    ...card,
    ...ownFacts,
    ...(goods.videos_id !== null && { videosId: goods.videos_id }),
    subTitle: goods.sub_title,
    ...(views.length > 0
      ? { pics: views.map(({ value }) => value), picTexts: views.map(({ alt }) => alt) }
      : drawnViews(picUrl, goods, skus)),
    categoryId: goods.category_id,
    limitPerOrder: goods.limit_per_order,
    promotions,
    gifts: giftsOf(promotions, giftSkus),
    couponTypes: types,
    couponTexts: couponTypeTexts(types),
    needsBenefitMobile: goods.kind === 'charge',
    needsAddress: goods.kind === 'physical',
    freightFen: goods.freight_fen,
    seckill: flashSale ? flashSaleView(flashSale) : null,
    group: group ? groupView(group) : null,
    skus: skus.map(skuView),
    ...promised(goods, sectionsOf(goods, sections)),
    shopCount,
    serverNow: now.toISOString(),
  };
}

const sectionsOf = (goods: GoodsOfSku['goods'], own: GoodsOfSku['sections']): SkuDetail['sections'] =>
  own.length > 0
    ? own.map(({ kind, title, blocks, pics }) => ({ kind, title, ...shownBlocks(blocks), pics }))
    : goods.sections.map(({ title, paragraphs, pics }) => ({
        title,
        paragraphs: [...paragraphs],
        pics: [...pics],
      }));

/** With what the terms of codes promise. */
function promised(
  { kind, guarantees, code_terms: terms, valid_days: validDays, limit_per_order }: GoodsOfSku['goods'],
  sections: SkuDetail['sections'],
): Pick<SkuDetail, 'guarantees' | 'sections'> {
  if (kind !== 'code') return { guarantees, sections };
  const promise = codePromise({ terms, validDays, limitPerOrder: limit_per_order });
  return {
    guarantees: [...promise.guarantees, ...guarantees],
    sections: withCodePromise(sections, promise),
  };
}

/** The drawings of the goods and their skus, each with what it shows. */
function drawnViews(
  picUrl: string,
  { pics, kind }: Pick<GoodsOfSku['goods'], 'pics' | 'kind'>,
  skus: readonly ShownSku[],
): Pick<SkuDetail, 'pics' | 'picTexts'> {
  const shown = [
    ...new Set([picUrl, ...pics, ...skus.map(({ pic_url }) => pic_url), ...pictureViews(picUrl, kind)]),
  ];
  const skuOf = (pic: string) => (pic === picUrl ? undefined : skus.find(({ pic_url }) => pic_url === pic));
  return { pics: shown, picTexts: shown.map((pic) => viewName(pic) ?? skuOf(pic)?.name ?? '实物') };
}

/** The gifts of promotions that run, each with its picture. */
const giftsOf = (
  promotions: readonly Promotion[],
  skus: readonly GiftSku[],
): NonNullable<SkuDetail['gifts']> =>
  promotions.flatMap((each) => {
    const sku = each.kind === 'gift' && skus.find(({ sku_id }) => sku_id === each.giftSkuId);
    if (each.kind !== 'gift' || !sku) return [];
    const { promotionId, giftName: name, giftFen: worthFen, pieces } = each;
    return [{ promotionId, name, worthFen, pieces, picUrl: sku.pic_url, isShipped: sku.is_shipped }];
  });

export const skuView = (row: ShownSku): Sku => ({
  skuId: row.sku_id,
  skuName: row.name,
  priceFen: row.price_fen,
  memberPriceFen: row.member_price_fen,
  originalPriceFen: row.original_price_fen,
  picUrl: row.pic_url,
  lackStockFlag: row.stock_left === 0 ? 1 : 0,
  stockLeft: row.stock_left,
});

const flashSaleView = (flashSale: RunningFlashSale): NonNullable<SkuDetail['seckill']> => ({
  sessionId: flashSale.session_id,
  activityId: flashSale.activity_id,
  rightType: flashSale.right_type,
  sessionName: flashSale.name,
  seckillPriceFen: flashSale.price_fen,
  beginsAt: new Date(flashSale.begins_at).toISOString(),
  endsAt: new Date(flashSale.ends_at).toISOString(),
  limitPerUser: flashSale.limit_per_user,
  stockLeft: flashSale.left,
  soldPercent: Math.floor(((flashSale.total - flashSale.left) * 100) / flashSale.total),
  minLevel: flashSale.min_level,
});

const groupView = (group: RunningGroup): NonNullable<SkuDetail['group']> => ({
  groupActId: group.activity_id,
  groupSize: group.size,
  groupPriceFen: group.price_fen,
  endsAt: new Date(group.ends_at).toISOString(),
});

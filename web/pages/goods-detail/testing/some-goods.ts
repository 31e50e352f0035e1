import { promotions } from '#core/contract/activity/promotions.ts';
import { coupons } from '#core/contract/goods/coupons.ts';
import type { CouponsForSku } from '#core/contract/goods/coupons.shapes.ts';
import { detail } from '#core/contract/goods/detail.ts';
import { detailMore } from '#core/contract/goods/detail-more.ts';
import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { savedGoods } from '#core/contract/goods/saved-goods.ts';
import { stockReminders } from '#core/contract/goods/stock-reminders.ts';
import { membership } from '#core/contract/user/membership.ts';
import { profile } from '#core/contract/user/profile.ts';
import { aGoods } from '#web/features/goods/testing/samples.ts';
import { anOpenProduct, someMembership } from '#web/features/membership/testing/some-membership.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { aPromotion } from '#core/testing/a-promotion.ts';

const somePromotions = [
  aPromotion({
    kind: 'pieces',
    tiers: [
      { from: 2, percent: 80 },
      { from: 3, percent: 70 },
    ],
  }),
];

const sku = (at: number, skuName: string, priceFen: number, stockLeft: number | null = null) => ({
  skuId: `video.${at}`,
  skuName,
  priceFen,
  memberPriceFen: priceFen - 200,
  originalPriceFen: 2_500 * at,
  picUrl: 'goods/video-blue',
  lackStockFlag: stockLeft === 0 ? (1 as const) : (0 as const),
  stockLeft,
});

export function someGoods(overrides: Partial<SkuDetail> = {}): SkuDetail {
  const { picUrl: _pic, soldPercent: _percent, ...card } = aGoods('video', { goodsName: '视频会员卡' });
  const skus = [sku(1, '月卡', 1_700), sku(2, '季卡', 4_500, 3), sku(3, '年卡', 14_800, 0)];
  return {
    ...card,
    priceFen: 1_700,
    memberPriceFen: 1_500,
    originalPriceFen: 2_500,
    skuName: '月卡',
    subTitle: '',
    pics: ['goods/video-blue', 'goods/video-red'],
    categoryId: 'video',
    stockLeft: null,
    limitPerOrder: 5,
    promotions: somePromotions,
    couponTypes: ['qyfd', 'cash'],
    couponTexts: ['可用福袋券', '可用立减券'],
    needsBenefitMobile: true,
    needsAddress: false,
    freightFen: 0,
    seckill: null,
    group: null,
    skus,
    guarantees: ['官方正品', '即时到账'],
    sections: [{ title: '权益说明', paragraphs: ['开通后可看会员影片。'], pics: [] }],
    shopCount: 0,
    serverNow: '2026-08-08T11:41:15+08:00',
    ...overrides,
  };
}

export const someCoupons = (overrides: Partial<CouponsForSku> = {}): CouponsForSku => {
  const coupon = {
    cardCode: 'K1',
    couponType: 'qyfd' as const,
    couponAmt: 5_000,
    couponName: '50元权益福袋券',
    payPercent: null,
    maxOffFen: null,
    flowMb: null,
    thresholdFen: 0,
    scopeText: '福袋商品通用',
    cardDiscountsPrice: 1_500,
    templateId: 'bag-50',
    state: 'usable' as const,
    beginsAt: '2026-08-01T00:00:00+08:00',
    expiresAt: '2099-08-31T23:59:59+08:00',
    link: null,
  };
  return {
    usable: [coupon],
    unusable: [
      { ...coupon, cardCode: 'K2', couponName: '8元出行加油券', reason: '该商品不在券的使用范围内' },
    ],
    optimalCombinationList: [coupon],
    priceFen: 1_500,
    payableFen: 0,
    ...overrides,
  };
};

/** A fake server that sells the goods to a gold member. */
export const aShop = (goods: SkuDetail = someGoods()): FakeApi =>
  fakeApi()
    .answer(detail.skuDetail, goods)
    .answer(detail.siblingSkus, { ...goods, skuId: goods.skuId })
    .answer(detail.goodsPrompt, { title: '购买须知', prompts: ['生效后不支持退款，请确认后再支付'] })
    .answer(detailMore.boughtTogether, { list: [aGoods('music')] })
    .answer(savedGoods.visitGoods, { isFavourite: false })
    .answer(savedGoods.addFavourite, { total: 1 })
    .answer(savedGoods.removeFavourites, { removed: 1 })
    .answer(stockReminders.stockReminder, { asked: false })
    .answer(stockReminders.askStockReminder, { asked: true })
    .answer(stockReminders.cancelStockReminder, { asked: false })
    .answer(coupons.couponsForSku, someCoupons())
    .answer(profile.multiOrderCount, 0)
    .answer(promotions.promotionUses, { list: [] })
    .answer(membership.userVipInfo, someMembership([anOpenProduct('watch')]));

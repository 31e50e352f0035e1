import { gateway } from '#core/contract/common/gateway.ts';
import { detail } from '#core/contract/goods/detail.ts';
import type { PayMethod } from '#core/contract/goods/shared/pay-method.shapes.ts';
import { orders } from '#core/contract/order/orders.ts';
import type { OrderCard, OrderPreview } from '#core/contract/order/orders.shapes.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { profile } from '#core/contract/user/profile.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { aPromotion } from '#core/testing/a-promotion.ts';

const somePromotions = [
  aPromotion({
    kind: 'orders',
    tiers: [
      { from: 2, percent: 80 },
      { from: 3, percent: 70 },
    ],
  }),
];

export const aCard = (cardCode: string, overrides: Partial<OrderCard> = {}): OrderCard => ({
  cardCode,
  couponType: 'qyfd',
  couponName: `福袋券${cardCode}`,
  couponAmt: 5_000,
  payPercent: null,
  maxOffFen: null,
  flowMb: null,
  thresholdFen: 0,
  expiresAt: '2099-08-31T23:59:59+08:00',
  savedFen: 0,
  wastedFen: 0,
  alone: { savedFen: 5_000, wastedFen: 0, payableFen: 10_920 },
  ...overrides,
});

const line: OrderPreview['lines'][number] = {
  skuId: 'cooker.1',
  goodsId: 'cooker',
  goodsName: '3升智能电饭煲',
  skuName: '白色',
  picUrl: 'goods/cooker',
  kind: 'virtual',
  quantity: 1,
  listFen: 19_900,
  payableFen: 1_920,
  limitPerOrder: 5,
  promotions: somePromotions,
  giftOf: null,
  lacksStock: false,
  isForOwnNumber: false,
};

/** 199 yuan, less 39.80 for the second order of the month, less two of three bag coupons. */
export function somePreview(
  overrides: Partial<Omit<OrderPreview, 'lines'>> & { readonly line?: Partial<typeof line> } = {},
): OrderPreview {
  const { line: ofLine, ...rest } = overrides;
  return {
    payableFen: 5_920,
    steps: [
      { kind: 'list', text: '商品金额', amountFen: 19_900 },
      { kind: 'tier', text: '本月第2单8折', amountFen: -3_980 },
      { kind: 'coupon', text: '福袋券K1', amountFen: -5_000 },
      { kind: 'coupon', text: '福袋券K2', amountFen: -5_000 },
    ],
    cardCodes: ['K1', 'K2'],
    unusable: [
      { cardCode: 'K3', reason: '本单未选用', canChoose: true },
      { cardCode: 'K4', reason: '满500元可用，还差340.8元', canChoose: false },
    ],
    lines: [{ ...line, ...ofLine }],
    cards: [
      aCard('K1', { savedFen: 5_000 }),
      aCard('K2', { savedFen: 5_000 }),
      aCard('K3'),
      aCard('K4', { couponType: 'cash', thresholdFen: 50_000, alone: null }),
    ],
    best: { cardCodes: ['K1', 'K2', 'K3'], savedFen: 15_000 },
    firstClaimDay: null,
    goodsFen: 15_920,
    payWithoutFen: 15_920,
    payWithFewerFen: 10_920,
    points: { held: 0, usableFen: 0, usedFen: 0 },
    renews: false,
    ...rest,
  };
}

const names = {
  1: '聊天应用支付',
  2: '在线钱包',
  3: '话费点播',
  6: 'AI豆抵扣',
  7: '运营商钱包',
  8: '银行卡支付',
};

export const someMethods = (): PayMethod[] =>
  ([1, 2, 3, 6, 7, 8] as const).map((payMethodId) => ({
    payMethodId,
    payMethodName: names[payMethodId],
    usable: payMethodId !== 6,
    reason: payMethodId === 6 ? '暂无可用AI豆' : null,
    balanceFen: payMethodId === 3 ? 8_640 : null,
    points: null,
    deductibleFen: null,
    promoText: payMethodId === 1 ? '立减1元' : null,
    recommended: payMethodId === 3,
  }));

/** A fake server that prices, takes and lets pay an order. */
export const aCounter = (preview: OrderPreview = somePreview()): FakeApi =>
  fakeApi()
    .answer(orders.previewOrder, preview)
    .answer(gateway.orderRules, { passed: true, reason: '', rules: [] })
    .answer(detail.goodsPrompt, { title: '购买须知', prompts: ['生效后不支持退款，请确认后再支付'] })
    .answer(detail.payMethods, { list: someMethods() })
    .answer(profile.multiOrderCount, 1)
    .answer(orders.submitOrder, { orderNo: '9', payableFen: preview.payableFen, state: 'created' })
    .answer(payments.createPayment, {
      paymentNo: 'P9',
      orderNo: '9',
      payMethodId: 3,
      amountFen: preview.payableFen,
      state: 'waiting',
      action: { kind: 'none' },
    });

import type { GoodsState } from '#core/contract/console/goods/goods-fields.shapes.ts';
import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';

export const goodsStateNames: Readonly<Record<GoodsState, string>> = {
  'on-sale': '在售',
  'sold-out': '缺货',
  planned: '待上架',
  stopped: '已下架',
  draft: '草稿',
};

/** What is delivered, in a word. */
export const goodsKindNames = {
  virtual: '虚拟',
  charge: '直充',
  code: '卡密',
  physical: '实物',
  external: '外链',
} as const;

export const couponTypeNames: Readonly<Record<CouponType, string>> = {
  qyfd: '福袋券',
  lllb: '流量礼包券',
  wzg: '五折购',
  cash: '立减券',
};

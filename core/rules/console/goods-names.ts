import type { CodeTerms, GoodsState } from '#core/contract/console/goods/goods-fields.shapes.ts';
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

export const codeTermsNames: Readonly<Record<CodeTerms, string>> = {
  'until-used': '核销前可退，到期未用自动退（门店会回传核销）',
  'until-shown': '查看前可退，到期未看自动退（在别处使用）',
};

export const couponTypeNames: Readonly<Record<CouponType, string>> = {
  qyfd: '福袋券',
  lllb: '流量礼包券',
  wzg: '五折购',
  cash: '立减券',
};

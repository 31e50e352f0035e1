import type { CouponDraft } from '../../../contract/console/coupons/coupon-draft.shapes.ts';
import { chinaMinute } from '../../format/china-minute.ts';
import { couponWorthText } from '../../coupons/coupon-worth-text.ts';
import { shortYuan } from '../../pricing/money.ts';
import { couponTypeNames, goodsKindNames } from '../goods-names.ts';
import { couponStackingNames } from './coupon-names.ts';

/** The names of categories and goods by their ids. */
export type NameOf = (id: string) => string;

/** What a coupon takes off, in words. */
export function couponFaceText(face: CouponDraft['face']): string {
  switch (face.kind) {
    case 'amount':
      return `减 ¥${shortYuan(face.amountFen)}`;
    case 'percent':
      return `${couponWorthText({ couponAmt: 0, payPercent: face.payPercent, flowMb: null })}，最多减 ¥${shortYuan(face.maxOffFen)}`;
    case 'flow':
      return `${couponWorthText({ couponAmt: 0, payPercent: null, flowMb: face.flowMb })} 流量，最多减 ¥${shortYuan(face.maxOffFen)}`;
  }
}

export function couponValidityText(validity: CouponDraft['validity']): string {
  switch (validity.kind) {
    case 'month':
      return '领取当月';
    case 'days':
      return `领取后 ${validity.days} 天`;
    case 'window':
      return `${validity.from === null ? '领取' : chinaMinute(Date.parse(validity.from))} 至 ${chinaMinute(Date.parse(validity.until))}`;
  }
}

const listed = (names: readonly string[], all: string): string =>
  names.length === 0 ? all : names.join('、');

/** Every field of a coupon with its value in words, in the order of the form. */
export const couponTexts = (draft: CouponDraft, nameOf: NameOf): Readonly<Record<string, string>> => ({
  类型: couponTypeNames[draft.couponType],
  名称: draft.title,
  面值: couponFaceText(draft.face),
  门槛: draft.thresholdFen === 0 ? '无门槛' : `满 ¥${shortYuan(draft.thresholdFen)}`,
  有效: couponValidityText(draft.validity),
  适用说明: draft.scopeText,
  分类: listed(draft.categories.map(nameOf), '不限'),
  商品: listed(draft.goods.map(nameOf), '不限'),
  商品类型: listed(
    draft.kinds.map((kind) => goodsKindNames[kind]),
    '不限',
  ),
  叠加: couponStackingNames[draft.stacking],
  门店收银台: draft.atTills ? '也能用' : '不能用',
});

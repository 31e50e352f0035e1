import type { CouponDraft, CouponFaceDraft } from '../../../contract/console/coupons/coupon-draft.shapes.ts';
import type { Instant } from '../../format/china-time.ts';
import { couponTypeNames } from '../goods-names.ts';
import { couponFaceNames, facesOfTypes } from './coupon-names.ts';

const maxFen = 1_000_000;
const maxThresholdFen = 10_000_000;
const maxFlowMb = 1_048_576;
const maxDays = 366;
const halfPercent = 50;
/** The most categories and goods of one coupon. */
export const maxCouponCategories = 20;
export const maxCouponGoods = 200;

const isWithin = (value: number, min: number, max: number): boolean => value >= min && value <= max;
const isLong = (text: string, min: number, max: number): boolean => isWithin(text.trim().length, min, max);

/** What is wrong with a written coupon, with the name of its field; undefined: nothing. */
export function couponFault(draft: CouponDraft, now: Instant): string | undefined {
  if (!isLong(draft.title, 2, 20)) return '名称要 2 到 20 个字';
  return (
    faceFault(draft) ??
    thresholdFault(draft) ??
    validityFault(draft, now) ??
    (isLong(draft.scopeText, 2, 40) ? undefined : '适用说明要 2 到 40 个字') ??
    scopeFault(draft)
  );
}

function faceFault({ couponType, face }: CouponDraft): string | undefined {
  const allowed = facesOfTypes[couponType];
  if (!allowed.includes(face.kind))
    return `面值：${couponTypeNames[couponType]}只能是${allowed.map((kind) => couponFaceNames[kind]).join('或')}`;
  if (couponType === 'wzg' && face.kind === 'percent' && face.payPercent !== halfPercent)
    return '折扣：五折购只能是 5 折';
  return amountFault(face);
}

function amountFault(face: CouponFaceDraft): string | undefined {
  switch (face.kind) {
    case 'amount':
      return isWithin(face.amountFen, 1, maxFen) ? undefined : '面值要在 0.01 元到 10,000 元之间';
    case 'percent':
      if (!isWithin(face.payPercent, 1, 99)) return '折扣要在 0.1 折到 9.9 折之间';
      break;
    case 'flow':
      if (!isWithin(face.flowMb, 1, maxFlowMb)) return '流量要在 1 MB 到 1,024 GB 之间';
  }
  return isWithin(face.maxOffFen, 1, maxFen) ? undefined : '最多减要在 0.01 元到 10,000 元之间';
}

function thresholdFault({ face, thresholdFen }: CouponDraft): string | undefined {
  if (thresholdFen > maxThresholdFen) return '门槛最高 100,000 元';
  const isBelow = face.kind === 'amount' && thresholdFen > 0 && thresholdFen < face.amountFen;
  return isBelow ? '门槛不能低于面值，没有门槛填 0' : undefined;
}

function validityFault({ validity }: CouponDraft, now: Instant): string | undefined {
  switch (validity.kind) {
    case 'month':
      return undefined;
    case 'days':
      return isWithin(validity.days, 1, maxDays) ? undefined : `有效天数要在 1 到 ${maxDays} 天之间`;
    case 'window': {
      const until = Date.parse(validity.until);
      if (until <= Number(now)) return '有效期的结束已经过了';
      if (validity.from !== null && Date.parse(validity.from) >= until) return '有效期的结束要晚于开始';
      return undefined;
    }
  }
}

function scopeFault({ couponType, categories, goods, kinds, atTills }: CouponDraft): string | undefined {
  if (categories.length > maxCouponCategories) return `分类最多 ${maxCouponCategories} 个`;
  if (goods.length > maxCouponGoods) return `商品最多 ${maxCouponGoods} 件`;
  if (!atTills) return undefined;
  if (couponType !== 'cash') return '门店收银台只收立减券';
  return goods.length > 0 || kinds.length > 0
    ? '门店收银台不看商品，限定商品或商品类型的券不能用'
    : undefined;
}

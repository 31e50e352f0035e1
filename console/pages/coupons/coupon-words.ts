import type { CouponTemplateRow } from '#core/contract/console/coupons/coupons.shapes.ts';
import { formatDayTime } from '#core/rules/console/activity-time.ts';
import { couponTypeNames } from '#core/rules/console/goods-names.ts';
import { couponWorthText } from '#core/rules/coupons/coupon-worth-text.ts';
import { formatFen } from '../../platform/format.ts';

export const couponTypeName = (couponType: string): string =>
  Object.entries(couponTypeNames).find(([type]) => type === couponType)?.[1] ?? couponType;

/** An amount, a share of the price or data, as phones show it. */
export const worthText = ({
  amountFen,
  payPercent,
  flowMb,
}: Pick<CouponTemplateRow, 'amountFen' | 'payPercent' | 'flowMb'>): string =>
  payPercent === null && flowMb === null
    ? formatFen(amountFen)
    : couponWorthText({ couponAmt: amountFen, payPercent, flowMb });

export const thresholdText = ({
  thresholdFen,
  maxOffFen,
}: Pick<CouponTemplateRow, 'thresholdFen' | 'maxOffFen'>): string =>
  (thresholdFen === 0 ? '无门槛' : `满 ${formatFen(thresholdFen)}`) +
  (maxOffFen === null ? '' : `，最多减 ${formatFen(maxOffFen)}`);

export const validityText = ({
  validDays,
  validUntil,
}: Pick<CouponTemplateRow, 'validDays' | 'validUntil'>): string => {
  if (validUntil !== null) return `到 ${formatDayTime(validUntil)}`;
  return validDays === null ? '领取当月' : `领取后 ${validDays} 天`;
};

import type { CouponTemplateRow } from '#core/contract/console/coupons.shapes.ts';
import { formatDayTime } from '#core/rules/console/activity-time.ts';
import { couponTypeNames } from '#core/rules/console/goods-names.ts';
import { formatFen } from '../../platform/format.ts';

export const couponTypeName = (couponType: string): string =>
  Object.entries(couponTypeNames).find(([type]) => type === couponType)?.[1] ?? couponType;

/** Coupons for a part of the price or for data have no amount. */
export const worthText = ({ amountFen }: Pick<CouponTemplateRow, 'amountFen'>): string =>
  amountFen === 0 ? '—' : formatFen(amountFen);

export const thresholdText = ({ thresholdFen }: Pick<CouponTemplateRow, 'thresholdFen'>): string =>
  thresholdFen === 0 ? '无门槛' : `满 ${formatFen(thresholdFen)}`;

export const validityText = ({
  validDays,
  validUntil,
}: Pick<CouponTemplateRow, 'validDays' | 'validUntil'>): string => {
  if (validUntil !== null) return `到 ${formatDayTime(validUntil)}`;
  return validDays === null ? '领取当月' : `领取后 ${validDays} 天`;
};

import type { CouponTemplate } from '#core/contract/goods/shared/coupon.shapes.ts';
import { couponWorth } from '#core/rules/coupons/coupon-worth.ts';
import type { CouponTicketProps } from '#web/ui/coupon-ticket/coupon-ticket.tsx';

type Face = Pick<
  CouponTemplate,
  'couponType' | 'couponAmt' | 'payPercent' | 'maxOffFen' | 'flowMb' | 'thresholdFen'
>;

const tones: Readonly<Record<CouponTemplate['couponType'], CouponTicketProps['tone']>> = {
  qyfd: 'theme',
  wzg: 'orange',
  lllb: 'blue',
  cash: 'teal',
};
const yuan = (fen: number): string => String(Math.floor(fen) / 100);

/** The text of a coupon's left panel: an amount, a discount or a data volume. */
export function couponWords({
  couponType,
  couponAmt,
  payPercent,
  maxOffFen,
  flowMb,
  thresholdFen,
}: Face): Pick<CouponTicketProps, 'worth' | 'condition' | 'tone'> {
  const tone = tones[couponType];
  const worth = couponWorth({ couponAmt, payPercent, flowMb });
  const from = thresholdFen > 0 && `满${yuan(thresholdFen)}`;
  if (maxOffFen !== null) return { tone, worth, condition: `${from || ''}最高减${yuan(maxOffFen)}元` };
  if (flowMb !== null) return { tone, worth, condition: '流量' };
  return { tone, worth, condition: from ? `${from}可用` : '无门槛' };
}

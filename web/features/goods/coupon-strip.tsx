import type { Coupon } from '#core/contract/goods/shared/coupon.shapes.ts';
import { couponExpiring } from '#core/rules/coupons/coupon-expiring.ts';
import { serverNow } from '#web/platform/gateway/server-clock.ts';
import { CouponTicket } from '#web/ui/coupon-ticket/coupon-ticket.tsx';
import { couponWords } from './floors/coupon-words.ts';

/** A held coupon as a ticket. */
export function CouponStrip({
  coupon,
  action,
}: {
  coupon: Coupon;
  action?: { readonly text: string; readonly href: string };
}) {
  const { state, text } = couponExpiring(Date.parse(coupon.expiresAt), serverNow());
  return (
    <CouponTicket
      {...couponWords(coupon)}
      name={coupon.couponName}
      scope={coupon.scopeText}
      expiry={text}
      expiring={state === 'expiring'}
      action={action}
    />
  );
}

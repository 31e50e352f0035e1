import type { OwnedCoupon } from '#core/contract/goods/coupons.shapes.ts';
import { couponExpiring } from '#core/rules/coupons/coupon-expiring.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';
import { useCouponWay } from '#web/platform/navigation/use-coupon-way.ts';
import { couponWords } from '#web/features/goods/floors/coupon-words.ts';
import { serverNow } from '#web/platform/gateway/server-clock.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { CouponTicket, type CouponTicketProps } from '#web/ui/coupon-ticket/coupon-ticket.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import styles from './my-coupons.module.css';

/** A held coupon: where to use it, the order it is reserved for, or why it cannot be used. */
export function MyCoupon({ coupon, atTill }: { coupon: OwnedCoupon; atTill: boolean }) {
  const { action, ...status } = useCouponStatus(coupon);
  const { count = 1 } = coupon;
  const ticket = (
    <CouponTicket
      count={count}
      {...couponWords(coupon)}
      name={coupon.couponName}
      scope={coupon.scopeText}
      {...status}
      {...(action && !atTill && { action })}
    />
  );
  return count > 1 ? (
    <div className={joinClasses(styles.stack, count > 2 && styles.high)}>{ticket}</div>
  ) : (
    ticket
  );
}

function useCouponStatus(
  coupon: OwnedCoupon,
): Pick<CouponTicketProps, 'expiry' | 'expiring' | 'used' | 'action'> {
  const href = useHref();
  const way = useCouponWay();
  const now = serverNow();
  const { state, text } = couponExpiring(Date.parse(coupon.expiresAt), now);
  switch (coupon.state) {
    case 'used':
      return { expiry: '已使用', used: true };
    case 'expired':
    case 'returned':
      return { expiry: '已过期', used: true };
    case 'reserved':
      if (coupon.reservedBy === 'till') return { expiry: '付款码支付中，正在等待结果' };
      return {
        expiry: '待支付订单占用中',
        action: {
          text: '去支付',
          kind: 'outline',
          href: href({ page: 'myOrders', query: { tab: 'unpaid' } }),
        },
      };
    case 'usable': {
      const begins = Date.parse(coupon.beginsAt);
      if (begins > now) {
        const { month, day } = chinaTime(begins);
        return { expiry: `${month}月${day}日起可用` };
      }
      return {
        expiry: (coupon.count ?? 1) > 1 ? `最早${text}` : text,
        expiring: state === 'expiring',
        used: state === 'expired',
        action: { text: '去使用', href: way(coupon) },
      };
    }
  }
}

import type { Coupon } from '#core/contract/goods/shared/coupon.shapes.ts';
import { couponWorth } from '#core/rules/coupons/coupon-worth.ts';
import { couponStacks } from '#core/rules/wallet/coupon-stacks.ts';
import { useCouponWay } from '#web/platform/navigation/use-coupon-way.ts';
import { EndText } from './end-text.tsx';
import styles from './wallet.module.css';

const shownStacks = 3;

/** The coupons that end first, those with the same terms together. */
export function CouponShelf({ coupons, now }: { readonly coupons: readonly Coupon[]; readonly now: string }) {
  const way = useCouponWay();
  return couponStacks(coupons)
    .slice(0, shownStacks)
    .map(({ coupon, count }) => {
      const worth = couponWorth(coupon);
      return (
        <li key={coupon.cardCode}>
          <a className={styles.coupon} href={way(coupon)}>
            {count > 1 && <span className={`number ${styles.badge}`}>×{count}</span>}
            <b className={`number ${styles.worth}`}>
              {worth.before}
              {worth.value}
              {worth.after}
            </b>
            <span className="one-line">{coupon.couponName}</span>
            <span className={styles.line}>
              <EndText until={coupon.expiresAt} now={now} />
            </span>
          </a>
        </li>
      );
    });
}

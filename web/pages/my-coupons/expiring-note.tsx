import { couponActivities } from '#core/contract/activity/coupon-activities.ts';
import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import { useQuery } from '#web/platform/queries/use-query.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import styles from './my-coupons.module.css';

/** How many of the coupons expire soon; takes no space where none does. */
export function ExpiringNote({ couponType }: { readonly couponType: CouponType | undefined }) {
  const call = useApi();
  const input = { couponType };
  const { data } = useQuery([couponActivities.couponNum.path, input], () =>
    call(couponActivities.couponNum, input, { quiet: true }),
  );
  if (!data || data.expiringCount === 0) return null;
  return (
    <p className={styles.expiring} role="status">
      {data.expiringCount}张券48小时内到期，请尽快使用
    </p>
  );
}

import type { CouponActivity } from '#core/contract/activity/coupon-activities.shapes.ts';
import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import { CouponList } from '#web/ui/coupon-ticket/coupon-list.tsx';
import { FloorHeader } from '#web/ui/floor/floor-header.tsx';
import { OfferedTicket } from './offered-ticket.tsx';
import type { Claiming } from './use-claim.ts';
import styles from './coupon-center.module.css';

interface ActivityCouponsProps {
  readonly activity: CouponActivity;
  readonly type: CouponType | 'all';
  readonly claims: Claiming;
}

/** The coupons of an activity, of one type or of all. */
export function ActivityCoupons({ activity, type, claims }: ActivityCouponsProps) {
  const offers = activity.coupons.filter(({ couponType }) => type === 'all' || couponType === type);
  if (offers.length === 0) return null;
  return (
    <section data-floor={activity.title}>
      <FloorHeader className={styles.heading} title={activity.title} meta={activity.subTitle} />
      <CouponList label={activity.title}>
        {offers.map((offer) => (
          <OfferedTicket
            key={offer.templateId}
            offer={offer}
            busy={claims.claiming.includes(offer)}
            onClaim={() => claims.claim([offer])}
          />
        ))}
      </CouponList>
    </section>
  );
}

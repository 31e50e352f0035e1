import { CouponList } from '#web/ui/coupon-ticket/coupon-list.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';

/** Boxes of the size of tickets. */
export const TicketsSkeleton = ({ count = 5 }: { count?: number }) => (
  <div role="status" aria-label="加载中">
    <CouponList>
      {Array.from({ length: count }, (_, at) => (
        <SkeletonBox key={at} height={96} radius={14} />
      ))}
    </CouponList>
  </div>
);

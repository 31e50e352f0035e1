import { coupons } from '#core/contract/goods/coupons.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';

/** The coupon goods are opened with from here (§2). */
export interface BagCoupon {
  readonly couponType: string;
  readonly cardCode: string;
}

// Optional content: a failure is not shown.
const myCoupons = { ...coupons.myCoupons, quiet: true };

/** The coupon the address names, as 我的券 sends it along, or the first bag coupon at hand. */
export function useBagCoupon(): BagCoupon | undefined {
  const couponType = useQueryValue('couponType');
  const cardCode = useQueryValue('cardCode');
  const isMember = useSession(({ session }) => session.kind === 'member');
  const mine = useCall(
    myCoupons,
    { tab: 'usable', couponType: 'qyfd', pageNum: 1, pageSize: 1 },
    { enabled: isMember && !cardCode },
  );
  if (couponType && cardCode) return { couponType, cardCode };
  const [first] = mine.data?.list ?? [];
  return first?.state === 'usable' ? { couponType: first.couponType, cardCode: first.cardCode } : undefined;
}

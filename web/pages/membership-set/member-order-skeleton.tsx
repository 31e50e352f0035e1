import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { OfferSkeleton } from './offer-skeleton.tsx';

/** Skeleton of the level card, plans and rights. */
export function MemberOrderSkeleton() {
  return (
    <>
      <div style={{ width: 'min(310px, calc(100% - 32px))', margin: '8px auto 27px' }}>
        <SkeletonBox height={164} radius={18} />
      </div>
      <OfferSkeleton />
    </>
  );
}

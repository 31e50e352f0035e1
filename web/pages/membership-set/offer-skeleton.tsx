import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';

const four = [0, 1, 2, 3];

/** Skeleton of the plans and the first groups. */
export function OfferSkeleton() {
  return (
    <div role="status" aria-label="加载中">
      <Floor label="加载中" busy>
        <div className="row gap-8">
          {[0, 1, 2].map((at) => (
            <span key={at} className="grow">
              <SkeletonBox height={108} radius={12} />
            </span>
          ))}
        </div>
      </Floor>
      {['first', 'second'].map((group) => (
        <Floor key={group} label="加载中" busy>
          <SkeletonBox width={140} height={26} />
          <div className="row gap-8 space-between" style={{ marginTop: 12 }}>
            {four.map((at) => (
              <span key={at} className="column gap-6">
                <SkeletonBox width={52} radius={14} />
                <SkeletonBox width={52} height={16} />
              </span>
            ))}
          </div>
        </Floor>
      ))}
    </div>
  );
}

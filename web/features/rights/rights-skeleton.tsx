import type { ArtKey } from '#web/art/keys.ts';
import { useArt } from '#web/art/use-art.ts';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import styles from './rights-skeleton.module.css';

const four = [0, 1, 2, 3];

/** Skeleton of the card and the first groups, in their sizes. */
export function RightsSkeleton({ picture = 'goods/gift-cut' }: { picture?: ArtKey | undefined }) {
  const art = useArt();
  return (
    <div role="status" aria-label="加载中">
      {/* The largest contentful paint: rendered by the server. */}
      <div className={styles.productCard}>
        <img className={`${styles.picture} decorative`} src={art(picture)} width={128} height={128} alt="" />
      </div>
      {['first', 'second'].map((group) => (
        <Floor key={group} label="加载中" busy>
          <div className={styles.groupHeader}>
            <SkeletonBox width={140} height={26} />
          </div>
          {four.map((row) => (
            <div key={row} className={styles.rightRow}>
              <SkeletonBox width={56} radius={8} />
              <span className="grow">
                <SkeletonBox width="60%" height={18} />
                <SkeletonBox width="80%" height={14} />
              </span>
              <span className={styles.claimButton}>
                <SkeletonBox height={30} radius={15} />
              </span>
            </div>
          ))}
        </Floor>
      ))}
    </div>
  );
}

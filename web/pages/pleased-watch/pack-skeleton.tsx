import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { PackCard } from './pack-card.tsx';
import { Text } from '#web/ui/text/text.tsx';

/** Skeleton of the ticket and its two parts. */
export function PackSkeleton({ name }: { name: string }) {
  return (
    <div role="status" aria-label="加载中">
      <PackCard label={name} stub={<SkeletonBox height={44} />}>
        <Text as="h2" look="titleLarge">
          {name}
        </Text>
      </PackCard>
      <Floor label="加载中" busy>
        <SkeletonBox width={140} height={26} />
        <div style={{ height: 12 }} />
        <SkeletonBox height={56} />
      </Floor>
      <Floor label="加载中" busy>
        <SkeletonBox width={140} height={26} />
        <div style={{ height: 12 }} />
        <SkeletonBox height={192} />
        <div style={{ height: 12 }} />
        <SkeletonBox height="var(--button-height-large)" radius={24} />
      </Floor>
    </div>
  );
}

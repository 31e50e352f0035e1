import type { ReactNode } from 'react';
import { PageFrame, type HeadProps } from '#web/platform/page/page-frame.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './number-page.module.css';

/** The frame of a page of the number manager: its content for a member, the way to sign in for a guest. */
export function NumberPage(
  props: Pick<HeadProps, 'title' | 'hero' | 'right' | 'bar'> & { children: ReactNode },
) {
  return (
    <PageFrame
      className={styles.page}
      guest={{
        inFloor: true,
        art: 'busy',
        size: 116,
        title: '登录后管理您的号码',
        text: '查看流量、设置提醒和上网时段',
      }}
      skeleton={<FloorSkeleton heights={[120, 220, 120]} />}
      {...props}
    />
  );
}

/** Boxes in the size of a page's floors. */
export function FloorSkeleton({ heights }: { heights: readonly number[] }) {
  return (
    <div role="status" aria-label="加载中">
      {heights.map((height, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- boxes have no identity
        <Floor key={at} label="加载中" busy>
          <SkeletonBox height={height} />
        </Floor>
      ))}
    </div>
  );
}

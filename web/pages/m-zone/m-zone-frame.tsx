import type { ReactNode } from 'react';
import { NavPageLink } from '#web/platform/navigation/nav-page-link.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import styles from './m-zone.module.css';

/** The layout of all M-Zone views. */
export function MZoneFrame({ bar, children }: { bar?: ReactNode; children: ReactNode }) {
  return (
    <PageFrame
      title="动感圈"
      hero={{ motif: 'wave', height: 260 }}
      right={<NavPageLink text="我的领取" to={{ page: 'mZoneReceived' }} />}
      bar={bar}
    >
      <div className={styles.content}>{children}</div>
    </PageFrame>
  );
}

import type { ReactNode } from 'react';
import { useNavigator } from '#web/platform/navigation/navigation.tsx';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './number-page.module.css';

interface NumberPageProps {
  readonly title: string;
  readonly right?: ReactNode;
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the number manager under a plain bar: its content for a member, the way to sign in for a guest. */
export function NumberPage({ title, right, bar, children }: NumberPageProps) {
  const navigator = useNavigator();
  return (
    <Page className={styles.page} bar={bar}>
      <NavBar title={title} back={() => navigator.back()} right={right} />
      <MembersOnly>{children}</MembersOnly>
    </Page>
  );
}

/** The content for a member; skeletons until the session is known. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const kind = useSession(({ session }) => session.kind);
  const { goToLogin } = useSessionActions();
  if (kind === 'member') return children;
  if (kind === 'guest')
    return (
      <Floor label="请先登录">
        <EmptyState
          art="busy"
          size={116}
          title="登录后管理您的号码"
          line="查看流量、设置提醒和上网时段"
          action={{ text: '去登录', onPress: goToLogin }}
        />
      </Floor>
    );
  return <FloorSkeleton heights={[120, 220, 120]} />;
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

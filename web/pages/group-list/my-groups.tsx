import { useState } from 'react';
import { groupBuy } from '#core/contract/activity/group-buy.ts';
import type { GroupVisitor } from '#web/features/group-buy/use-group-action.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useServerOffset } from '#web/platform/gateway/server-clock.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { OwnGroup } from './own-group.tsx';
import styles from './group-list.module.css';

const step = 10;
const max = 50;

/** 我的拼团: the subscriber's groups, the newest first. */
export function MyGroups({ visitor }: { visitor: GroupVisitor }) {
  const href = useHref();
  const [pageSize, setPageSize] = useState(step);
  const own = useCall(groupBuy.myGroups, { pageSize }, { enabled: visitor.session === 'member' });
  const offset = useServerOffset(own.data?.serverNow, own.at);
  return (
    <PageFrame
      title="我的拼团"
      guest={{ title: '登录后查看我的拼团', text: '开过的、参加的团都在这里' }}
      query={own}
      failedTitle="拼团没有加载出来"
      skeleton={<OwnSkeleton />}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <EmptyState
          art="orders"
          title="还没有拼过团"
          text="约上好友一起拼更便宜"
          action={{ text: '去拼团', href: href({ page: 'groupList' }) }}
        />
      }
    >
      {({ list, hasNext, serverNow }) => (
        <>
          <ul className={styles.ownList} aria-label="我的拼团">
            {list.map((each) => (
              <li key={each.seat.orderNo}>
                <OwnGroup
                  own={each}
                  time={{ serverNow, offset }}
                  visitor={visitor}
                  onEnd={() => void own.refetch()}
                />
              </li>
            ))}
          </ul>
          {hasNext && pageSize < max && (
            <Button className={styles.more} kind="text" onPress={() => setPageSize(pageSize + step)}>
              查看更多
            </Button>
          )}
        </>
      )}
    </PageFrame>
  );
}

const OwnSkeleton = () => (
  <div className={styles.ownSkeleton} role="status" aria-label="加载中">
    {Array.from({ length: 3 }, (_, at) => (
      <SkeletonBox key={at} height={158} radius={16} />
    ))}
  </div>
);

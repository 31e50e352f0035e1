import './rights-records.css';
import { useGo, useNavigator } from '#web/platform/navigation/navigation.tsx';
import type { PageDefinition } from '#web/platform/world/page-definition.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { RecordBones } from './record-bones.tsx';
import { RecordCard } from './record-card.tsx';
import { useRecords } from './use-records.ts';

/** 领取记录: what was claimed, newest first, and what became of it. */
function RightsRecords() {
  const go = useGo();
  const navigator = useNavigator();
  const { list, error, refetch, hasNext, loadingMore, moreError, loadMore } = useRecords();
  const more = () => void loadMore();
  return (
    <Page>
      <NavBar title="领取记录" back={() => navigator.back()} />
      {error && !list && <FailedState title="记录没有加载出来" line={error.message} onRetry={() => void refetch()} />}
      {!error && !list && <RecordBones />}
      {list?.length === 0 && <EmptyState art="coupons" title="还没有领取记录" line="每月1日权益更新，记得来领" action={{ text: '去领取', onPress: () => go({ page: 'rightsEntrance' }) }} />}
      {list && list.length > 0 && <ul className="rr">{list.map((record) => <RecordCard key={record.claimId} record={record} />)}</ul>}
      {moreError && !loadingMore && <FailedState look="strip" title="更多记录没有加载出来" onRetry={more} />}
      {hasNext && (!moreError || loadingMore) && <div className="rr__more"><Button kind="soft" size="m" busy={loadingMore} onPress={more}>加载更多</Button></div>}
    </Page>
  );
}

export const page: PageDefinition = { Page: RightsRecords };

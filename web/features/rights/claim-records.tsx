import './claim-records.css';
import type { ReceivedRight } from '#core/contract/content/rights.shapes.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { RecordBones } from './record-bones.tsx';
import { RecordCard } from './record-card.tsx';
import type { RightsDoor } from './rights-doors.ts';
import { useRecords, type RecordsOf } from './use-records.ts';

interface ClaimRecordsProps extends RecordsOf {
  readonly door: RightsDoor;
  /** Where a claim is told in full. */
  hrefOf?(record: ReceivedRight): string;
  /** What is said to whoever claimed nothing yet. */
  readonly beginLine?: string;
  /** Where they begin. */
  onBegin(): void;
}

/** What was claimed through a door, newest first, and what became of it. */
export function ClaimRecords({
  door,
  productId,
  hrefOf,
  beginLine = '每月1日权益更新，记得来领',
  onBegin,
}: ClaimRecordsProps) {
  const { list, error, refetch, hasNext, loadingMore, moreError, loadMore } = useRecords(door, { productId });
  const more = () => void loadMore();
  return (
    <>
      {error && !list && (
        <FailedState title="记录没有加载出来" line={error.message} onRetry={() => void refetch()} />
      )}
      {!error && !list && <RecordBones />}
      {list?.length === 0 && (
        <EmptyState
          art="coupons"
          title="还没有领取记录"
          line={beginLine}
          action={{ text: '去领取', onPress: onBegin }}
        />
      )}
      {list && list.length > 0 && (
        <ul className="rr">
          {list.map((record) => (
            <RecordCard key={record.claimId} record={record} href={hrefOf?.(record)} />
          ))}
        </ul>
      )}
      {moreError && !loadingMore && <FailedState look="strip" title="更多记录没有加载出来" onRetry={more} />}
      {hasNext && (!moreError || loadingMore) && (
        <div className="rr__more">
          <Button kind="soft" size="m" busy={loadingMore} onPress={more}>
            加载更多
          </Button>
        </div>
      )}
    </>
  );
}

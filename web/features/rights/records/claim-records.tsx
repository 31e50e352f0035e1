import type { ReceivedRight } from '#core/contract/content/rights.shapes.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { LoadMore } from '#web/ui/load-more/load-more.tsx';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';
import { RecordCard } from './record-card.tsx';
import type { RightsApi } from '../rights-apis.ts';
import { useRecords, type RecordsOf } from './use-records.ts';
import styles from './claim-records.module.css';

interface ClaimRecordsProps extends RecordsOf {
  readonly rightsApi: RightsApi;
  /** The URL of a claim's page. */
  hrefOf?(record: ReceivedRight): string;
  /** The empty state. */
  readonly beginText?: string;
  /** The class of the list and its skeleton. */
  readonly className?: string | undefined;
  /** The focus target of the list. */
  onBegin(): void;
}

/** The claims of a rights family, newest first, with their state. */
export function ClaimRecords({
  rightsApi,
  productId,
  hrefOf,
  beginText = '每月1日权益更新，记得来领',
  className,
  onBegin,
}: ClaimRecordsProps) {
  const records = useRecords(rightsApi, { productId });
  const { list } = records;
  return (
    <>
      {!list && (
        <QueryPlaceholder
          query={records}
          skeleton={<RecordSkeleton className={className} />}
          failedTitle="记录没有加载出来"
          failedLook="page"
        />
      )}
      {list?.length === 0 && (
        <EmptyState
          art="coupons"
          title="还没有领取记录"
          text={beginText}
          action={{ text: '去领取', onPress: onBegin }}
        />
      )}
      {list && list.length > 0 && (
        <ul className={joinClasses(styles.records, className)}>
          {list.map((record) => (
            <RecordCard key={record.claimId} record={record} href={hrefOf?.(record)} />
          ))}
        </ul>
      )}
      <LoadMore pages={records} failedTitle="更多记录没有加载出来" className={styles.loadMore} />
    </>
  );
}

import { dailyCash } from '#core/contract/activity/daily-cash.ts';
import type { CashEntry, WithdrawalState } from '#core/contract/activity/daily-cash.shapes.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { usePages } from '#web/platform/queries/use-pages.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { LoadMore } from '#web/ui/load-more/load-more.tsx';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { gainName } from './gain-name.ts';
import { Text } from '#web/ui/text/text.tsx';
import styles from './cash-ledger.module.css';

export interface CashLedgerProps {
  readonly open: boolean;
  onClose(): void;
}

const pageSize = 20;

/** Every amount that came in or went out, newest first, with the balance after it. */
export function CashLedger({ open, onClose }: CashLedgerProps) {
  const call = useApi();
  const isMember = useSession(({ session }) => session.kind === 'member');
  const entries = usePages<CashEntry, DataOf<typeof dailyCash.cashEntries>>(
    [dailyCash.cashEntries.path],
    (pageNum) => call(dailyCash.cashEntries, { pageNum, pageSize }),
    { enabled: open && isMember },
  );
  const { list } = entries;
  return (
    <Sheet open={open} title="现金明细" onClose={onClose}>
      {!list && (
        <QueryPlaceholder
          query={entries}
          skeleton={<LedgerSkeleton />}
          failedTitle="明细没有加载出来"
          failedLook="page"
          failedSize={116}
        />
      )}
      {list?.length === 0 && (
        <EmptyState
          art="gifts"
          size={116}
          title="还没有现金入账"
          text="每天签到一次，现金马上到手"
          action={{ text: '去签到', onPress: onClose }}
        />
      )}
      {list && (
        <ul>
          {list.map((entry) => (
            <EntryRow key={entry.entryId} entry={entry} />
          ))}
        </ul>
      )}
      <LoadMore pages={entries} failedTitle="更多明细没有加载出来" className={styles.loadMore} />
    </Sheet>
  );
}

function EntryRow({ entry }: { entry: CashEntry }) {
  return (
    <li className={styles.entry}>
      <span className="grow">
        <Text as="b" look="name">
          {entryName(entry)}
        </Text>
        <Text as="time" look="note" block dateTime={entry.at}>
          {chinaDay(new Date(entry.at))}
        </Text>
      </span>
      <span className={styles.amounts}>
        <b className={joinClasses('number', entry.amountFen > 0 && 'text-primary')}>
          {entry.amountFen > 0 ? '+' : '-'}
          {formatFen(Math.abs(entry.amountFen))}元
        </b>
        <Text look="note" block>
          余额 {formatFen(entry.balanceFen)}元
        </Text>
      </span>
    </li>
  );
}

const withdrawalNames: Readonly<Record<WithdrawalState, string>> = {
  pending: '充话费（处理中）',
  credited: '充话费（已到账）',
  returned: '充话费（未成功）',
};

function entryName(entry: CashEntry): string {
  if (entry.kind === 'withdrawal') return withdrawalNames[entry.state];
  return entry.kind === 'return' ? '充话费退回' : gainName(entry);
}

function LedgerSkeleton() {
  return (
    <div role="status" aria-label="加载中">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={styles.entry}>
          <span className="grow">
            <SkeletonBox width="45%" height={20} />
            <SkeletonBox width="30%" height={16} />
          </span>
          <SkeletonBox width={72} height={36} />
        </div>
      ))}
    </div>
  );
}

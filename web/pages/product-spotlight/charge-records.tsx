import { cardProduct } from '#core/contract/content/card-product.ts';
import type { ChargeRecord } from '#core/contract/content/card-product.shapes.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { usePages } from '#web/platform/queries/use-pages.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more/load-more.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Tag, type TagProps } from '#web/ui/tag/tag.tsx';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './charge-records.module.css';

const pageSize = 10;
const states: Readonly<Record<ChargeRecord['state'], { text: string; tone: TagProps['kind'] }>> = {
  charging: { text: '充值中', tone: 'info' },
  charged: { text: '已到账', tone: 'ok' },
  failed: { text: '未成功', tone: 'warn' },
};

/** Top-ups of one product or all, newest first. */
export function ChargeRecords({ productId }: { productId: string | undefined }) {
  const call = useApi();
  const enabled = useSession(({ session }) => session.kind === 'member');
  const records = usePages<ChargeRecord, DataOf<typeof cardProduct.chargeRecords>>(
    [cardProduct.chargeRecords.path, 'all', productId],
    (pageNum) =>
      call(cardProduct.chargeRecords, { pageNum, pageSize, ...(productId !== undefined && { productId }) }),
    { enabled },
  );
  const { list, error, refetch } = records;
  if (!list)
    return (
      <QueryPlaceholder
        query={{ error, refetch }}
        failedLook="page"
        failedTitle="记录没有加载出来"
        skeleton={
          <div className={styles.records} role="status" aria-label="加载中">
            {[0, 1, 2].map((row) => (
              <SkeletonBox key={row} height={92} radius={12} />
            ))}
          </div>
        }
      />
    );
  if (list.length === 0)
    return <EmptyState art="orders" title="还没有充值记录" text="卡产品充值后，可以在这里查看到账情况" />;
  return (
    <>
      <ul className={styles.records}>
        {list.map((record) => (
          <ChargeItem key={record.recordId} record={record} />
        ))}
      </ul>
      <LoadMore pages={records} failedTitle="更多记录没有加载出来" className={styles.loadMore} />
    </>
  );
}

function ChargeItem({
  record: { content, productName, mobile, amountFen, state, chargedAt },
}: {
  record: ChargeRecord;
}) {
  const { text, tone } = states[state];
  return (
    <Card as="li" className={styles.record}>
      <div className="grow">
        <Text as="h2" look="name">
          {content}
        </Text>
        <p className={styles.recordRow}>
          {productName} · {mobile}
        </p>
        <p className={styles.recordRow}>
          <time dateTime={chargedAt}>{chinaMinute(new Date(chargedAt))}</time>
        </p>
      </div>
      <div className={styles.amountAndState}>
        <Price fen={amountFen} tone="text" exact />
        <Tag kind={tone}>{text}</Tag>
      </div>
    </Card>
  );
}

import type { Exchange } from '#core/contract/content/card-code.shapes.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import type { ShownPages } from '#web/platform/queries/use-pages.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { LoadMore } from '#web/ui/load-more/load-more.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Tag, type TagProps } from '#web/ui/tag/tag.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './exchange-records.module.css';

/** Display names of exchange states. */
const exchangeStates: Readonly<
  Record<Exchange['state'], { readonly text: string; readonly tone: TagProps['kind'] }>
> = {
  delivering: { text: '发放中', tone: 'info' },
  delivered: { text: '已到账', tone: 'ok' },
  failed: { text: '未成功', tone: 'warn' },
};

/** Exchanges, newest first, each linked to its order. */
export function ExchangeRecords({ records }: { records: ShownPages<Exchange> }) {
  const { list, error, refetch } = records;
  return (
    <Floor header={{ title: '最近兑换' }} busy={!list && !error}>
      {!list && error && (
        <FailedState
          size={116}
          title="记录没有加载出来"
          text={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {!list &&
        !error &&
        [0, 1].map((row) => (
          <div key={row} className={styles.record}>
            <SkeletonBox width={48} radius={8} />
            <span className="grow">
              <SkeletonBox width="60%" height={40} />
            </span>
          </div>
        ))}
      {list?.length === 0 && (
        <EmptyState
          size={116}
          art="coupons"
          title="还没有兑换记录"
          text="输入卡密兑换后，可在这里查看到账情况"
        />
      )}
      {list && list.length > 0 && (
        <ul>
          {list.map((exchange) => (
            <ExchangeRow key={exchange.exchangeId} exchange={exchange} />
          ))}
        </ul>
      )}
      <LoadMore pages={records} failedTitle="更多记录没有加载出来" size="s" className={styles.loadMore} />
    </Floor>
  );
}

function ExchangeRow({
  exchange: { exchangeId, rightsName, picUrl, state, exchangedAt, note },
}: {
  exchange: Exchange;
}) {
  const picture = usePicture();
  const { text, tone } = exchangeStates[state];
  return (
    <li className={styles.record}>
      <LazyImage className={styles.picture} src={picture(picUrl)} />
      <div className="grow">
        <Text as="h3" look="name" className="one-line">
          <PageLink
            className={styles.recordLink}
            to={{ page: 'beautifulOrderDetail', query: { orderId: exchangeId } }}
          >
            {rightsName}
          </PageLink>
        </Text>
        <Text as="p" look="caption">
          <time dateTime={exchangedAt}>{chinaMinute(new Date(exchangedAt))}</time>
        </Text>
        {state === 'failed' && <p className={styles.failureNote}>{note}</p>}
      </div>
      <Tag kind={tone}>{text}</Tag>
    </li>
  );
}

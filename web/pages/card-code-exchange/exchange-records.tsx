import './exchange-records.css';
import type { Exchange } from '#core/contract/content/card-code.shapes.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import type { ShownPages } from '#web/platform/answers/use-pages.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/world/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Bone } from '#web/ui/skeleton/bone.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { exchangeStates } from './exchange-states.ts';

/** What was exchanged, newest first, each a way to its order. */
export function ExchangeRecords({ records }: { records: ShownPages<Exchange> }) {
  const { list, error, refetch, hasNext, loadingMore, moreError, loadMore } = records;
  const more = () => void loadMore();
  return (
    <Floor header={{ title: '最近兑换' }} busy={!list && !error}>
      {!list && error && (
        <FailedState
          size={116}
          title="记录没有加载出来"
          line={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {!list &&
        !error &&
        [0, 1].map((row) => (
          <div key={row} className="exr">
            <Bone width={48} radius={8} />
            <span className="grow">
              <Bone width="60%" height={40} />
            </span>
          </div>
        ))}
      {list?.length === 0 && (
        <EmptyState
          size={116}
          art="coupons"
          title="还没有兑换记录"
          line="输入卡密兑换后，可在这里查看到账情况"
        />
      )}
      {list && list.length > 0 && (
        <ul>
          {list.map((exchange) => (
            <ExchangeRow key={exchange.exchangeId} exchange={exchange} />
          ))}
        </ul>
      )}
      {moreError && !loadingMore && <FailedState look="strip" title="更多记录没有加载出来" onRetry={more} />}
      {hasNext && (!moreError || loadingMore) && (
        <div className="exr__more">
          <Button kind="soft" size="s" busy={loadingMore} onPress={more}>
            加载更多
          </Button>
        </div>
      )}
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
    <li className="exr">
      <LazyImage src={picture(picUrl)} />
      <div className="grow">
        <h3 className="exr__n l1">
          <PageLink className="exr__a" to={{ page: 'beautifulOrderDetail', query: { orderId: exchangeId } }}>
            {rightsName}
          </PageLink>
        </h3>
        <p className="exr__m">
          <time dateTime={exchangedAt}>{chinaMinute(new Date(exchangedAt))}</time>
        </p>
        {state === 'failed' && <p className="exr__x">{note}</p>}
      </div>
      <Tag kind={tone}>{text}</Tag>
    </li>
  );
}

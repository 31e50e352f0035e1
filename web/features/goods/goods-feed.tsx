import './goods-feed.css';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { GoodsList } from '#web/ui/goods-card/goods-list.tsx';
import { GoodsBones } from './goods-bones.tsx';
import { GoodsItem } from './goods-item.tsx';
import { useGoodsFeed } from './use-goods-feed.ts';
import { useLinkedGoods } from './use-linked-goods.ts';
import { useNearEnd } from './use-near-end.ts';

/** Goods without end, two columns: the next page is asked for before its place is reached. */
export function GoodsFeed({ label }: { label: string }) {
  const feed = useGoodsFeed();
  const { list, hasNext, asking } = feed;
  const failed = !asking && (list ? feed.moreError : feed.error) !== undefined;
  const goods = useLinkedGoods(list ?? []);
  const more = () => void (list ? feed.loadMore() : feed.refetch());
  const end = useNearEnd(hasNext && !asking && !failed ? feed.pages : undefined, more);
  const waiting = !failed && (hasNext || !list);
  return (
    <div className="gfeed">
      {goods.length > 0 && (
        <GoodsList density="grid" label={label}>
          {goods.map(({ goods: each, href }) => <GoodsItem key={each.goodsId} density="grid" goods={each} href={href} />)}
        </GoodsList>
      )}
      <div ref={end}>{waiting && <GoodsBones count={list ? 2 : 4} />}</div>
      {failed && <FailedState look="strip" title="商品没有加载出来" onRetry={more} />}
      {list && !hasNext && <p className="gfeed__e">已经到底啦</p>}
    </div>
  );
}

import { Fragment, type ReactNode } from 'react';
import type { LinkedGoods } from '#core/rules/goods/goods-detail-link.ts';
import type { CardPrices } from '#core/rules/goods/own-card.ts';
import type { ShownPages } from '#web/platform/queries/use-pages.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { GoodsList } from '#web/ui/goods-card/goods-list.tsx';
import { Windowed } from '#web/ui/windowed/windowed.tsx';
import { GoodsSkeleton } from './goods-skeleton.tsx';
import { useLinkedGoods } from './use-linked-goods.ts';
import { useNearEnd } from './use-near-end.ts';
import styles from './goods-feed.module.css';

interface GoodsPagesProps<G> {
  readonly label: string;
  readonly density: 'grid' | 'row';
  readonly feed: ShownPages<G>;
  /** The empty state. */
  readonly empty?: ReactNode;
  renderCard(goods: G, href: string, at: number): ReactNode;
}

/** Goods with infinite scroll: the next page is loaded ahead, and parts far from the screen leave the document. */
export function GoodsPages<G extends LinkedGoods & CardPrices & { readonly goodsId: string }>({
  label,
  density,
  feed,
  empty,
  renderCard,
}: GoodsPagesProps<G>) {
  const { list, hasNext, loading } = feed;
  const failed = !loading && (list ? feed.moreError : feed.error) !== undefined;
  const goods = useLinkedGoods(list ?? []);
  const more = () => void (list ? feed.loadMore() : feed.refetch());
  const end = useNearEnd(hasNext && !loading && !failed ? feed.pages : undefined, more);
  const waiting = !failed && (hasNext || !list);
  if (empty !== undefined && list && goods.length === 0 && !hasNext) return empty;
  return (
    <div className={styles.feed}>
      {goods.length > 0 && (
        <GoodsParts density={density} label={label} goods={goods} renderCard={renderCard} />
      )}
      {/* The first skeleton leaves where it stood: one that moved below the goods would be a layout shift. */}
      {waiting && !list && <GoodsSkeleton density={density} count={4} />}
      <div ref={end}>{waiting && list && <GoodsSkeleton density={density} count={2} />}</div>
      {failed && (
        <FailedState className={styles.failedState} look="strip" title="商品没有加载出来" onRetry={more} />
      )}
      {list && !hasNext && <p className={styles.endNote}>已经到底啦</p>}
    </div>
  );
}

/** Goods of a part; even, so that two columns are full. */
const partSize = 20;

interface GoodsPartsProps<G> extends Pick<GoodsPagesProps<G>, 'label' | 'density' | 'renderCard'> {
  readonly goods: readonly { readonly goods: G; readonly href: string }[];
}

function GoodsParts<G extends { readonly goodsId: string }>({
  label,
  density,
  goods,
  renderCard,
}: GoodsPartsProps<G>) {
  const parts = Array.from({ length: Math.ceil(goods.length / partSize) }, (_, part) => part * partSize);
  return parts.map((start) => (
    <Windowed key={start}>
      <GoodsList density={density} label={start === 0 ? label : `${label}，第${start + 1}件起`}>
        {goods.slice(start, start + partSize).map(({ goods: each, href }, at) => (
          <Fragment key={each.goodsId}>{renderCard(each, href, start + at)}</Fragment>
        ))}
      </GoodsList>
    </Windowed>
  ));
}

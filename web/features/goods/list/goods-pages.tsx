import { Fragment, type ReactNode } from 'react';
import type { LinkedGoods } from '#core/rules/goods/goods-detail-link.ts';
import type { CardPrices } from '#core/rules/goods/own-card.ts';
import type { ShownPages } from '#web/platform/queries/use-pages.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { PagesEnd } from '#web/ui/load-more/pages-end.tsx';
import { Windowed } from '#web/ui/windowed/windowed.tsx';
import { GoodsCards, type GoodsCardsProps } from './goods-cards.tsx';
import { GoodsSkeleton } from './goods-skeleton.tsx';
import { useLinkedGoods } from './use-linked-goods.ts';
import styles from './goods-pages.module.css';

interface GoodsPagesProps<G> extends Pick<GoodsCardsProps<G>, 'label' | 'renderCard'> {
  readonly density: 'grid' | 'row';
  readonly feed: ShownPages<G>;
  /** The empty state. */
  readonly empty?: ReactNode;
  /** Shown between the first part and the next. */
  readonly afterFirst?: ReactNode;
}

/** Goods of a part: one page, and even, so that two columns are full. */
const partSize = 10;

/** Goods with infinite scroll: the next page is loaded ahead, and parts far from the screen leave the document. */
export function GoodsPages<G extends LinkedGoods & CardPrices & { readonly goodsId: string }>({
  label,
  density,
  feed,
  empty,
  afterFirst,
  renderCard,
}: GoodsPagesProps<G>) {
  const { list, hasNext } = feed;
  const goods = useLinkedGoods(list ?? []);
  if (empty !== undefined && list && goods.length === 0 && !hasNext) return empty;
  const starts = Array.from({ length: Math.ceil(goods.length / partSize) }, (_, part) => part * partSize);
  return (
    <div className={joinClasses(styles.pages, density === 'grid' ? styles.grid : styles.row)}>
      {starts.map((start) => (
        <Fragment key={start}>
          <Windowed>
            <GoodsCards
              density={density}
              label={start === 0 ? label : `${label}，第${start + 1}件起`}
              goods={goods.slice(start, start + partSize)}
              renderCard={(each, href, at) => renderCard(each, href, start + at)}
            />
          </Windowed>
          {start === 0 && afterFirst}
        </Fragment>
      ))}
      <PagesEnd
        pages={feed}
        failedTitle="商品没有加载出来"
        renderSkeleton={(isFirst) => <GoodsSkeleton density={density} count={isFirst ? 4 : 2} />}
      />
    </div>
  );
}

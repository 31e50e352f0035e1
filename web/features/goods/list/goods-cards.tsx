import { Fragment, type ReactNode } from 'react';
import { GoodsList, type GoodsListProps } from '#web/ui/goods-card/goods-list.tsx';
import type { Linked } from './use-linked-goods.ts';

export interface GoodsCardsProps<G> extends Omit<GoodsListProps, 'children'> {
  readonly goods: readonly Linked<G>[];
  renderCard(goods: G, href: string, at: number): ReactNode;
}

/** Goods as cards of one density, each with its link. */
export const GoodsCards = <G extends { readonly goodsId: string }>({
  goods,
  renderCard,
  ...list
}: GoodsCardsProps<G>) => (
  <GoodsList {...list}>
    {goods.map(({ goods: each, href }, at) => (
      <Fragment key={each.goodsId}>{renderCard(each, href, at)}</Fragment>
    ))}
  </GoodsList>
);

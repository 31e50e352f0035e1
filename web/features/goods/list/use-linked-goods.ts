import { useEffect } from 'react';
import type { LinkedGoods } from '#core/rules/goods/goods-detail-link.ts';
import type { CardPrices } from '#core/rules/goods/own-card.ts';
import { useGoodsHref } from '../use-goods-href.ts';
import { useOwnCards } from '../prices/use-own-cards.ts';

export interface Linked<G> {
  readonly goods: G;
  readonly href: string;
}

/** Goods with their URLs at the visitor's prices, without duplicates; goods without a target are left out with a warning (§5). */
export function useLinkedGoods<G extends LinkedGoods & CardPrices & { readonly goodsId: string }>(
  list: readonly G[],
): readonly Linked<G>[] {
  const hrefOf = useGoodsHref();
  const addressed = useOwnCards(list).map((goods) => ({ goods, href: hrefOf(goods) }));
  const lost = addressed.filter(({ href }) => href === undefined).length;
  useEffect(() => {
    if (lost > 0) console.warn(`${lost} goods without a goodsId or a goodsUrl are not shown`);
  }, [lost]);
  const seen = new Set<string>();
  return addressed.flatMap(({ goods, href }) => {
    if (href === undefined || seen.has(goods.goodsId)) return [];
    seen.add(goods.goodsId);
    return [{ goods, href }];
  });
}

import type { ReactNode } from 'react';
import type { LinkedGoods } from '#core/rules/goods/goods-detail-link.ts';
import type { CardPrices } from '#core/rules/goods/own-card.ts';
import type { FloorHeaderProps } from '#web/ui/floor/floor-header.tsx';
import { Floor, type FloorProps } from '#web/ui/floor/floor.tsx';
import { GoodsCards, type GoodsCardsProps } from './goods-cards.tsx';
import { useLinkedGoods } from './use-linked-goods.ts';

interface GoodsShelfProps<G>
  extends Pick<FloorProps, 'look' | 'className'>, Pick<GoodsCardsProps<G>, 'density' | 'renderCard'> {
  readonly header: FloorHeaderProps;
  readonly goods: readonly G[];
  readonly listClassName?: string | undefined;
  /** Between the header and the goods. */
  readonly lead?: ReactNode;
}

/** A floor of goods; not there without any. */
export function GoodsShelf<G extends LinkedGoods & CardPrices & { readonly goodsId: string }>({
  goods,
  density,
  renderCard,
  listClassName,
  lead,
  ...floor
}: GoodsShelfProps<G>) {
  const linked = useLinkedGoods(goods);
  if (linked.length === 0) return null;
  return (
    <Floor {...floor}>
      {lead}
      <GoodsCards
        density={density}
        label={floor.header.title}
        className={listClassName}
        goods={linked}
        renderCard={renderCard}
      />
    </Floor>
  );
}

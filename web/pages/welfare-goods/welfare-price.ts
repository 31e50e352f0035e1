import type { GoodsCard } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { promotionPrice, unitPrice, type Buyer } from '#core/rules/goods/unit-price.ts';
import type { GoodsRowProps } from '#web/features/goods/list/goods-row.tsx';

/** What goods cost a buyer: the price of the level, or another one once that is used up. */
export function welfarePrice(goods: GoodsCard, buyer: Buyer): NonNullable<GoodsRowProps['price']> {
  const fen = unitPrice(goods, buyer);
  const was = Math.max(goods.originalPriceFen ?? 0, goods.priceFen);
  const promoted = promotionPrice(goods, buyer);
  return {
    fen,
    was: was > fen ? was : undefined,
    prefix: promoted?.priceFen === fen ? promoted.title : undefined,
  };
}

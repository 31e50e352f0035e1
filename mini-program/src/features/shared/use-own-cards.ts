import { ownCard, type CardPrices } from '#core/rules/goods/own-card.ts';
import { useBuyer } from './use-buyer.ts';

/** Cards at the prices of who looks at them, without duplicates: goods may move between two pages of a list. */
export function useOwnCards<Card extends CardPrices & { readonly goodsId: string }>(
  cards: readonly Card[],
): readonly Card[] {
  const buyer = useBuyer(
    cards.some(({ promotions, memberPriceFen }) => promotions !== undefined || memberPriceFen !== null),
    cards.some(({ promotions }) => promotions?.some(({ perPerson }) => perPerson !== null)),
  );
  const seen = new Set<string>();
  return cards.flatMap((card) => {
    if (seen.has(card.goodsId)) return [];
    seen.add(card.goodsId);
    return [ownCard(card, buyer)];
  });
}

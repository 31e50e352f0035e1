import { ownCard, type CardPrices } from '#core/rules/goods/own-card.ts';
import { useBuyer } from './use-buyer.ts';

/** Cards at the prices of who looks at them. */
export function useOwnCards<Card extends CardPrices>(cards: readonly Card[]): readonly Card[] {
  const buyer = useBuyer(
    cards.some(({ promotions, memberPriceFen }) => promotions !== undefined || memberPriceFen !== null),
    cards.some(({ promotions }) => promotions?.some(({ perPerson }) => perPerson !== null)),
  );
  return cards.map((card) => ownCard(card, buyer));
}

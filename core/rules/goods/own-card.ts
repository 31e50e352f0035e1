import { shortYuan, type Fen } from '../pricing/money.ts';
import { promotionPrice, type Buyer, type UnitPrices } from './unit-price.ts';

/** What the price on a card is made of. */
export interface CardPrices extends UnitPrices {
  readonly originalPriceFen: Fen | null;
  readonly tags: readonly { readonly text: string; readonly tone: 'hot' | 'vip' | 'local' | 'plain' }[];
}

/**
 * A card at the price its viewer pays for one piece. A guest's card keeps the price of members, which its tag names; a subscriber
 * without a membership pays the regular price, and a tag has that of members.
 */
export function ownCard<Card extends CardPrices>(card: Card, buyer: Buyer | undefined): Card {
  const { priceFen, memberPriceFen, originalPriceFen, tags } = card;
  const members = memberPriceFen !== null && memberPriceFen < priceFen ? memberPriceFen : priceFen;
  const promoted = promotionPrice(card, buyer ?? { level: 0 });
  const isRegular = buyer?.level === 0;
  const usual = isRegular ? priceFen : members;
  const withTag = (text: string): Card['tags'] => [{ text, tone: 'vip' }, ...tags];
  if (promoted && promoted.priceFen < usual)
    return {
      ...card,
      priceFen: promoted.priceFen,
      memberPriceFen: null,
      originalPriceFen: Math.max(originalPriceFen ?? 0, priceFen),
      tags: withTag(promoted.title),
    };
  return isRegular && members < priceFen
    ? { ...card, memberPriceFen: null, tags: withTag(`会员价¥${shortYuan(members)}`) }
    : card;
}

import { sumFen, type Fen } from './money.ts';
import type { OwnedCard } from './owned-card.ts';
import { orderPrice, type PriceFacts } from './order-price.ts';

/** What one card does for an order when it is used and no other. */
export interface CardAlone {
  readonly card: OwnedCard;
  readonly savedFen: Fen;
  /** What is lost of its amount: a card pays once. */
  readonly wastedFen: Fen;
  readonly payableFen: Fen;
  /** Why it saves nothing; '' for a card that does. */
  readonly reason: string;
}

/** What is lost of a card that takes so much off; nothing of a share of the price and of data. */
export const wastedOf = (
  { couponAmt, payPercent, flowMb }: Pick<OwnedCard, 'couponAmt' | 'payPercent' | 'flowMb'>,
  savedFen: Fen,
): Fen => (payPercent === null && flowMb === null ? Math.max(0, couponAmt - savedFen) : 0);

/** Of cards that save the same the smallest comes first, then the one that ends first: large cards stay for large orders. */
export const byBenefit = (a: CardAlone, b: CardAlone): number =>
  b.savedFen - a.savedFen ||
  a.wastedFen - b.wastedFen ||
  a.card.expiresAt - b.card.expiresAt ||
  (a.card.cardCode < b.card.cardCode ? -1 : 1);

/** Cards with the same terms save the same. */
const termsOf = (
  { cardCode: _code, couponName: _name, beginsAt, expiresAt, ...terms }: OwnedCard,
  now: number,
): string => JSON.stringify([terms, beginsAt > now, expiresAt <= now]);

/** Each card by itself, by the rule of orders, the best first. */
export function cardsAlone(facts: PriceFacts): readonly CardAlone[] {
  const known = new Map<string, Omit<CardAlone, 'card'>>();
  return facts.cards
    .map((card): CardAlone => {
      const key = termsOf(card, facts.now);
      const same = known.get(key) ?? aloneOf(facts, card);
      known.set(key, same);
      return { card, ...same };
    })
    .toSorted(byBenefit);
}

function aloneOf(facts: PriceFacts, card: OwnedCard): Omit<CardAlone, 'card'> {
  const { used, unusable, payableFen } = orderPrice({ ...facts, cards: [card], cardCodes: [card.cardCode] });
  const savedFen = sumFen(used.flatMap(({ shares }) => shares));
  const wastedFen = savedFen === 0 ? 0 : wastedOf(card, savedFen);
  return { savedFen, wastedFen, payableFen, reason: unusable[0]?.reason ?? '' };
}

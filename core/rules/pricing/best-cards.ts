import { couponPrice } from '../coupons/coupon-price.ts';
import { isInScope } from '../coupons/coupon-scope.ts';
import { allocateCards } from './allocate-cards.ts';
import type { AmountCard } from './amount-card.ts';
import type { CouponLine, OwnedCard, UsedCard } from './owned-card.ts';
import { sumFen, type Fen } from './money.ts';
import { maxSaved, pickCards } from './pick-cards.ts';
import { splitAmount } from './split-amount.ts';

/** The lines a card may reduce, as bits. */
export const linesOf = (card: OwnedCard, lines: readonly CouponLine[]): number =>
  lines.reduce((bits, line, at) => (isInScope(card, line) ? bits | (1 << at) : bits), 0);

/** Cards with a share of the price or with data are applied before amounts, one of them to an order. */
const isSpecial = ({ payPercent, flowMb }: OwnedCard): boolean => payPercent !== null || flowMb !== null;

export const canStack = (a: OwnedCard, b: OwnedCard): boolean => {
  if (a.stacking === 'alone' || b.stacking === 'alone' || (isSpecial(a) && isSpecial(b))) return false;
  return a.couponType === b.couponType || (a.stacking === 'any' && b.stacking === 'any');
};

/** What a special card takes off each line. */
function specialShares(card: OwnedCard, lines: readonly CouponLine[]): readonly Fen[] {
  const bits = linesOf(card, lines);
  if (card.flowMb !== null) {
    // One piece: the dearest that fits.
    const pieces = lines.map(({ amountFen, quantity }, at) =>
      bits & (1 << at) ? Math.floor(amountFen / quantity) : 0,
    );
    const dearest = pieces.indexOf(Math.max(...pieces));
    return pieces.map((fen, at) => (at === dearest ? Math.min(fen, card.maxOffFen ?? fen) : 0));
  }
  const amounts = lines.map(({ amountFen }, at) => (bits & (1 << at) ? amountFen : 0));
  const before = sumFen(amounts);
  return splitAmount(before - couponPrice({ priceFen: before, flowMb: null }, card), amounts);
}

const asAmount = (
  card: OwnedCard,
  lines: readonly CouponLine[],
): AmountCard & { readonly card: OwnedCard } => ({
  cardCode: card.cardCode,
  amountFen: card.couponAmt,
  lines: linesOf(card, lines),
  expiresAt: card.expiresAt,
  card,
});

/** What each of these cards, which stack, takes off the lines: a special one first. */
export function sharesOf(cards: readonly OwnedCard[], lines: readonly CouponLine[]): readonly UsedCard[] {
  const special = cards.find(isSpecial);
  const first = special ? specialShares(special, lines) : lines.map(() => 0);
  const rest = cards.filter((card) => card !== special);
  const shares = allocateCards(
    lines.map(({ amountFen }, at) => amountFen - (first[at] ?? 0)),
    rest.map((card) => asAmount(card, lines)),
  );
  return [
    ...(special ? [{ card: special, shares: first }] : []),
    ...rest.map((card, at) => ({ card, shares: shares[at] ?? [] })),
  ];
}

/** What a combination spends: face values, then the size of the special card, the number of cards, and their times of expiry. */
function spendingOf(used: readonly UsedCard[]): readonly number[] {
  const special = used.find(({ card }) => isSpecial(card));
  return [
    sumFen(used.map(({ card, shares }) => (isSpecial(card) ? sumFen(shares) : card.couponAmt))),
    special ? (special.card.flowMb ?? special.card.maxOffFen ?? Infinity) : 0,
    used.length,
    ...used.map(({ card }) => card.expiresAt).sort((a, b) => a - b),
  ];
}

/** Spends less: the first number that differs is smaller. */
function spendsLess(a: readonly UsedCard[], b: readonly UsedCard[]): boolean {
  const [mine, other] = [spendingOf(a), spendingOf(b)];
  const at = mine.findIndex((value, place) => value !== other[place]);
  return (mine[at] ?? 0) < (other[at] ?? 0);
}

/** Sets of amount cards in which all stack, none contained in another: each type's, and all that stack with any. */
function families(cards: readonly OwnedCard[]): readonly (readonly OwnedCard[])[] {
  const amounts = cards.filter((card) => !isSpecial(card));
  const stacking = amounts.filter(({ stacking: how }) => how !== 'alone');
  const types = [...new Set(stacking.map(({ couponType }) => couponType))];
  return [
    // Stryker disable next-line MethodExpression,ConditionalExpression: a card that stacks is part of a larger set, too
    ...amounts.filter(({ stacking: how }) => how === 'alone').map((card) => [card]),
    ...types.map((type) => stacking.filter(({ couponType }) => couponType === type)),
    stacking.filter(({ stacking: how }) => how === 'any'),
  ];
}

/** A special card or none, and amount cards that stack with it. */
interface Combination {
  readonly special: OwnedCard | undefined;
  readonly amounts: readonly Fen[];
  readonly cards: readonly (AmountCard & { readonly card: OwnedCard })[];
  readonly savedFen: Fen;
}

function combinations(cards: readonly OwnedCard[], lines: readonly CouponLine[]): readonly Combination[] {
  const sets = families(cards);
  const withSpecial = (special: OwnedCard | undefined): readonly Combination[] => {
    const first = special ? specialShares(special, lines) : lines.map(() => 0);
    const amounts = lines.map(({ amountFen }, at) => amountFen - (first[at] ?? 0));
    const stacked = special
      ? [[], ...sets.map((set) => set.filter((card) => canStack(special, card)))]
      : sets;
    return stacked.map((set) => {
      const amountCards = set.map((card) => asAmount(card, lines));
      const savedFen = sumFen(first) + maxSaved(amounts, amountCards);
      return { special, amounts, cards: amountCards, savedFen };
    });
  };
  return [undefined, ...cards.filter(isSpecial)].flatMap(withSpecial);
}

/**
 * The exact best combination: of all that save the most, the one whose cards have the smallest face value (a share of the price counts
 * as what it saves), then the smallest special card, the fewest cards, the earliest expiry.
 */
export function bestCards(cards: readonly OwnedCard[], lines: readonly CouponLine[]): readonly UsedCard[] {
  const all = combinations(cards, lines);
  const max = Math.max(0, ...all.map(({ savedFen }) => savedFen));
  if (max === 0) return [];
  return all
    .filter(({ savedFen }) => savedFen === max)
    .map(({ special, amounts, cards: offered }) => {
      const picked = pickCards(amounts, offered).map(({ card }) => card);
      return sharesOf(special ? [special, ...picked] : picked, lines);
    })
    .reduce((best, choice) => (spendsLess(choice, best) ? choice : best));
}

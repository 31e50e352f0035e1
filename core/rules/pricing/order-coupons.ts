import { couponPrice, type CouponValue } from '../coupons/coupon-price.ts';
import { allocateCards } from './allocate-cards.ts';
import { shortYuan, sumFen, type Fen } from './money.ts';
import { mostSaved, pickCards, type AmountCard } from './pick-cards.ts';
import { splitAmount } from './split-amount.ts';

/** A line as coupons see it: the amount after member, activity and multi-order prices. */
export interface CouponLine {
  readonly goodsId: string;
  /** The category and those above it. */
  readonly categoryIds: readonly string[];
  readonly kind: string;
  /** The coupon types the goods accept. */
  readonly couponTypes: readonly string[];
  /** The amount of data in one piece; null for other goods. */
  readonly flowMb: number | null;
  readonly quantity: number;
  readonly amountFen: Fen;
}

export interface HeldCard extends CouponValue {
  readonly cardCode: string;
  readonly couponType: string;
  readonly couponName: string;
  /** With which other cards it can pay one order. */
  readonly stacking: 'alone' | 'same-type' | 'any';
  /** Empty: all. */
  readonly categories: readonly string[];
  readonly goods: readonly string[];
  readonly kinds: readonly string[];
  /** Milliseconds. */
  readonly beginsAt: number;
  readonly expiresAt: number;
}

export interface UsedCard {
  readonly card: HeldCard;
  /** What it takes off each line. */
  readonly shares: readonly Fen[];
}

export interface OrderCoupons {
  readonly used: readonly UsedCard[];
  readonly unusable: readonly UnusedCard[];
}

export interface UnusedCard {
  readonly cardCode: string;
  readonly reason: string;
  /** It fits the order and is only not chosen. */
  readonly canChoose: boolean;
}

const fitsAny = (allowed: readonly string[], values: readonly string[]): boolean =>
  allowed.length === 0 || values.some((value) => allowed.includes(value));

/** The lines a card may reduce, as bits. */
const linesOf = (card: HeldCard, lines: readonly CouponLine[]): number =>
  lines.reduce((bits, line, at) => {
    const fits =
      line.couponTypes.includes(card.couponType) &&
      fitsAny(card.categories, line.categoryIds) &&
      fitsAny(card.goods, [line.goodsId]) &&
      fitsAny(card.kinds, [line.kind]) &&
      (card.flowMb === null || (line.flowMb !== null && line.flowMb <= card.flowMb));
    return fits ? bits | (1 << at) : bits;
  }, 0);

const amountWithin = (amounts: readonly Fen[], bits: number): Fen =>
  sumFen(amounts.filter((_, at) => bits & (1 << at)));

/** Why a card cannot be used for these lines at all; undefined if it can. */
function refusalOf(card: HeldCard, lines: readonly CouponLine[], now: number): string | undefined {
  if (card.beginsAt > now) return '还未到使用时间';
  if (card.expiresAt <= now) return '已过期';
  if (!lines.some(({ couponTypes }) => couponTypes.includes(card.couponType))) return '商品不支持此类券';
  const bits = linesOf(card, lines);
  if (bits === 0)
    return card.flowMb === null ? '商品不在券的使用范围内' : `仅限${card.flowMb / 1024}GB及以下的流量包`;
  const amount = amountWithin(
    lines.map(({ amountFen }) => amountFen),
    bits,
  );
  if (amount < card.thresholdFen)
    return `满${shortYuan(card.thresholdFen)}元可用，还差${shortYuan(card.thresholdFen - amount)}元`;
  return amount === 0 ? '商品无需使用券' : undefined;
}

/** Cards with a share of the price or with data are applied before amounts, one of them to an order. */
const isSpecial = ({ payPercent, flowMb }: HeldCard): boolean => payPercent !== null || flowMb !== null;

const canStack = (a: HeldCard, b: HeldCard): boolean => {
  if (a.stacking === 'alone' || b.stacking === 'alone' || (isSpecial(a) && isSpecial(b))) return false;
  return a.couponType === b.couponType || (a.stacking === 'any' && b.stacking === 'any');
};

/** What a special card takes off each line. */
function specialShares(card: HeldCard, lines: readonly CouponLine[]): readonly Fen[] {
  const bits = linesOf(card, lines);
  if (card.flowMb !== null) {
    // One piece: the dearest that fits.
    const pieces = lines.map(({ amountFen, quantity }, at) =>
      bits & (1 << at) ? Math.floor(amountFen / quantity) : 0,
    );
    const dearest = pieces.indexOf(Math.max(...pieces));
    return pieces.map((fen, at) => (at === dearest ? fen : 0));
  }
  const amounts = lines.map(({ amountFen }, at) => (bits & (1 << at) ? amountFen : 0));
  const before = sumFen(amounts);
  return splitAmount(before - couponPrice({ priceFen: before, flowMb: null }, card), amounts);
}

const asAmount = (
  card: HeldCard,
  lines: readonly CouponLine[],
): AmountCard & { readonly card: HeldCard } => ({
  cardCode: card.cardCode,
  amountFen: card.couponAmt,
  lines: linesOf(card, lines),
  expiresAt: card.expiresAt,
  card,
});

/** What each of these cards, which stack, takes off the lines: a special one first. */
function sharesOf(cards: readonly HeldCard[], lines: readonly CouponLine[]): readonly UsedCard[] {
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

const savedBy = (used: readonly UsedCard[]): Fen => sumFen(used.map(({ shares }) => sumFen(shares)));

/** Fewest cards, then earliest expiry. */
function isBetter(a: readonly HeldCard[], b: readonly HeldCard[]): boolean {
  if (a.length !== b.length) return a.length < b.length;
  const expiry = (cards: readonly HeldCard[]) =>
    cards.map(({ expiresAt }) => expiresAt).sort((x, y) => x - y);
  const [mine, other] = [expiry(a), expiry(b)];
  const at = mine.findIndex((time, place) => time !== other[place]);
  return at !== -1 && (mine[at] ?? 0) < (other[at] ?? 0);
}

/** Sets of amount cards in which all stack, none contained in another: each type's, and all that stack with any. */
function families(cards: readonly HeldCard[]): readonly (readonly HeldCard[])[] {
  const amounts = cards.filter((card) => !isSpecial(card));
  const stacking = amounts.filter(({ stacking: how }) => how !== 'alone');
  const types = [...new Set(stacking.map(({ couponType }) => couponType))];
  return [
    ...amounts.filter(({ stacking: how }) => how === 'alone').map((card) => [card]),
    ...types.map((type) => stacking.filter(({ couponType }) => couponType === type)),
    stacking.filter(({ stacking: how }) => how === 'any'),
  ].filter(({ length }) => length > 0);
}

/** A special card or none, and amount cards that stack with it. */
interface Combination {
  readonly special: HeldCard | undefined;
  readonly amounts: readonly Fen[];
  readonly cards: readonly (AmountCard & { readonly card: HeldCard })[];
  readonly savedFen: Fen;
}

function combinations(cards: readonly HeldCard[], lines: readonly CouponLine[]): readonly Combination[] {
  const sets = families(cards);
  const withSpecial = (special: HeldCard | undefined): readonly Combination[] => {
    const first = special ? specialShares(special, lines) : lines.map(() => 0);
    const amounts = lines.map(({ amountFen }, at) => amountFen - (first[at] ?? 0));
    const stacked = special
      ? [
          [],
          ...sets
            .map((set) => set.filter((card) => canStack(special, card)))
            .filter(({ length }) => length > 0),
        ]
      : sets;
    return stacked.map((set) => {
      const amountCards = set.map((card) => asAmount(card, lines));
      const savedFen = sumFen(first) + mostSaved(amounts, amountCards);
      return { special, amounts, cards: amountCards, savedFen };
    });
  };
  return [undefined, ...cards.filter(isSpecial)].flatMap(withSpecial);
}

/** The exact best combination: of all that save the most, the one with the fewest cards, then with the earliest expiry. */
function bestOf(cards: readonly HeldCard[], lines: readonly CouponLine[]): readonly UsedCard[] {
  const all = combinations(cards, lines);
  const most = Math.max(0, ...all.map(({ savedFen }) => savedFen));
  if (most === 0) return [];
  const choices = all
    .filter(({ savedFen }) => savedFen === most)
    .map(({ special, amounts, cards: offered }) => [
      ...(special ? [special] : []),
      ...pickCards(amounts, offered).map(({ card }) => card),
    ]);
  return sharesOf(
    choices.reduce((best, choice) => (isBetter(choice, best) ? choice : best)),
    lines,
  );
}

/** The chosen cards in their order; one that does not stack with an earlier one is left out. */
const acceptedOf = (cards: readonly HeldCard[]): readonly HeldCard[] =>
  cards.reduce<readonly HeldCard[]>(
    (accepted, card) => (accepted.every((other) => canStack(other, card)) ? [...accepted, card] : accepted),
    [],
  );

/**
 * The cards that pay for an order: the chosen ones, or the best combination if none were chosen, and for each other card why it is not
 * used. Cards that would save nothing are not used.
 */
export function orderCoupons(
  lines: readonly CouponLine[],
  cards: readonly HeldCard[],
  { now, chosen }: { readonly now: number; readonly chosen?: readonly string[] | undefined },
): OrderCoupons {
  const refusals = new Map(cards.map((card) => [card, refusalOf(card, lines, now)] as const));
  const usable = cards.filter((card) => refusals.get(card) === undefined);
  const wanted =
    chosen && [...new Set(chosen)].flatMap((code) => usable.find(({ cardCode }) => cardCode === code) ?? []);
  const candidates = wanted ? sharesOf(acceptedOf(wanted), lines) : bestOf(usable, lines);
  const used = candidates.filter(({ shares }) => sumFen(shares) > 0);
  const isPaid = savedBy(used) === sumFen(lines.map(({ amountFen }) => amountFen));
  const reasonOf = (card: HeldCard): string => {
    const refusal = refusals.get(card);
    if (refusal !== undefined) return refusal;
    if (used.some(({ card: other }) => !canStack(other, card))) return '不能与已选的券同时使用';
    return isPaid ? '已全额抵扣，无需再用' : '本单未选用';
  };
  return {
    used,
    unusable: cards
      .filter((card) => !used.some((each) => each.card === card))
      .map((card) => ({
        cardCode: card.cardCode,
        reason: reasonOf(card),
        canChoose: refusals.get(card) === undefined,
      })),
  };
}

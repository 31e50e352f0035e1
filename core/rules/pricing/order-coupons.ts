import { bestCards, canStack, linesOf, sharesOf } from './best-cards.ts';
import type { CouponLine, OwnedCard, UsedCard } from './owned-card.ts';
import { shortYuan, sumFen, type Fen } from './money.ts';

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

const amountWithin = (amounts: readonly Fen[], bits: number): Fen =>
  sumFen(amounts.filter((_, at) => bits & (1 << at)));

/** Why a card cannot be used for these lines at all; undefined if it can. */
function refusalOf(card: OwnedCard, lines: readonly CouponLine[], now: number): string | undefined {
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

/** The chosen cards in their order; one that does not stack with an earlier one is left out. */
const acceptedOf = (cards: readonly OwnedCard[]): readonly OwnedCard[] =>
  cards.reduce<readonly OwnedCard[]>(
    (accepted, card) => (accepted.every((other) => canStack(other, card)) ? [...accepted, card] : accepted),
    [],
  );

/**
 * The cards that pay for an order: the chosen ones, or the best combination if none were chosen, and for each other card why it is not
 * used. Cards that would save nothing are not used.
 */
export function orderCoupons(
  lines: readonly CouponLine[],
  cards: readonly OwnedCard[],
  { now, chosen }: { readonly now: number; readonly chosen?: readonly string[] | undefined },
): OrderCoupons {
  const refusals = new Map(cards.map((card) => [card, refusalOf(card, lines, now)] as const));
  const usable = cards.filter((card) => refusals.get(card) === undefined);
  const requested =
    chosen && [...new Set(chosen)].flatMap((code) => usable.find(({ cardCode }) => cardCode === code) ?? []);
  const candidates = requested ? sharesOf(acceptedOf(requested), lines) : bestCards(usable, lines);
  const used = candidates.filter(({ shares }) => sumFen(shares) > 0);
  const isPaid =
    sumFen(used.flatMap(({ shares }) => shares)) === sumFen(lines.map(({ amountFen }) => amountFen));
  const reasonOf = (card: OwnedCard): string => {
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

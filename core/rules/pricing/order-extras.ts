import { mayCombine } from './combinations.ts';
import type { Fen } from './money.ts';
import type { LineAmount, PromotedLine } from './promoted-lines.ts';
import type { PromotionFacts } from './promotion-facts.ts';
import { isForLevel, runningPromotions, type PromotionOf } from './promotion.ts';
import { promotionText } from './promotion-text.ts';

/** A gift that comes with a line. */
export interface Gift {
  readonly promotionId: string;
  /** The place of the line it comes with. */
  readonly line: number;
  readonly skuId: string;
  readonly name: string;
  readonly quantity: number;
  /** Pieces of the line that have one. */
  readonly pieces: number;
  readonly worthFen: Fen;
  readonly text: string;
}

/** Chances of a lottery that come with the order. */
export interface OrderChances {
  readonly promotionId: string;
  readonly line: number;
  readonly lotteryId: string;
  readonly chances: number;
}

export interface OrderExtras {
  readonly gifts: readonly Gift[];
  readonly chances: readonly OrderChances[];
}

/** What comes with an order besides its goods. A promotion brings chances once for an order, a gift for each piece. */
export function orderExtras(
  lines: readonly PromotedLine[],
  amounts: readonly LineAmount[],
  facts: PromotionFacts,
): OrderExtras {
  const gifts: Gift[] = [];
  const chances: OrderChances[] = [];
  const taken = new Map<string, number>();
  for (const [line, { promotions, quantity }] of lines.entries()) {
    const used = amounts[line]?.savings.map(({ kind }) => kind) ?? [];
    const own = runningPromotions(promotions, facts).filter(
      (promotion): promotion is PromotionOf<'gift' | 'chances'> =>
        (promotion.kind === 'gift' || promotion.kind === 'chances') &&
        isForLevel(promotion, facts.level) &&
        used.every((kind) => mayCombine(kind, promotion.kind)),
    );
    for (const promotion of own) {
      const { promotionId } = promotion;
      const before = taken.get(promotionId) ?? 0;
      const left = facts.left.get(promotionId);
      const pieces = Math.min(
        promotion.kind === 'gift' ? quantity : 1,
        Math.max(0, (left?.pieces ?? Infinity) - before),
      );
      if (pieces === 0 || (promotion.kind === 'chances' && before > 0)) continue;
      if (promotion.kind === 'chances') {
        chances.push({ promotionId, line, lotteryId: promotion.lotteryId, chances: promotion.chances });
      } else {
        const worthFen = promotion.giftFen * promotion.pieces * pieces;
        if (worthFen > (left?.budgetFen ?? Infinity)) continue;
        gifts.push({
          promotionId,
          line,
          skuId: promotion.giftSkuId,
          name: promotion.giftName,
          quantity: promotion.pieces * pieces,
          pieces,
          worthFen,
          text: promotionText(promotion),
        });
      }
      taken.set(promotionId, before + pieces);
    }
  }
  return { gifts, chances };
}

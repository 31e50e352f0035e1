import { applyDiscount } from './apply-discount.ts';
import { sumFen, type Fen } from './money.ts';
import type { Promotion, PromotionOf } from './promotion.ts';
import type { PromotionFacts, Saving } from './promotion-facts.ts';
import { promotionText } from './promotion-text.ts';

/** The price of each piece of a line. */
export type PiecePrices = readonly Fen[];

type PiecesPromotion = PromotionOf<'nth' | 'pieces' | 'orders'>;

interface Piece {
  readonly line: number;
  readonly fen: Fen;
}

const saved = (fen: Fen, percent: number): Fen =>
  applyDiscount(fen, { kind: 'tenths', tenths: percent / 10 }).saved;

/** For each line what each of its discounts by pieces or orders would take off; the pieces of all lines of a promotion count together. */
export function piecesDiscount(
  lines: readonly PiecePrices[],
  promotions: readonly (readonly Promotion[])[],
  facts: Pick<PromotionFacts, 'monthOrders' | 'left'>,
): readonly (readonly Saving[])[] {
  const offers = lines.map((): Saving[] => []);
  const byId = new Map(
    promotions.flat().flatMap((each) => (isByPieces(each) ? [[each.promotionId, each] as const] : [])),
  );
  for (const promotion of byId.values()) {
    const pieces = lines
      .flatMap((prices, line) =>
        // Stryker disable next-line OptionalChaining: every line has its promotions
        promotions[line]?.some(({ promotionId }) => promotionId === promotion.promotionId)
          ? prices.map((fen): Piece => ({ line, fen }))
          : [],
      )
      .sort((a, b) => b.fen - a.fen);
    const left = facts.left.get(promotion.promotionId)?.pieces ?? Infinity;
    const reached = reachedBy(promotion, pieces, facts.monthOrders);
    const reduced = reached.pieces.slice(0, left);
    for (const line of new Set(reduced.map((piece) => piece.line))) {
      const own = reduced.filter((piece) => piece.line === line).map(({ fen }) => fen);
      const fen =
        promotion.kind === 'nth'
          ? sumFen(own.map((piece) => saved(piece, reached.percent)))
          : saved(sumFen(own), reached.percent);
      // Stryker disable next-line OptionalChaining: every line has its offers
      offers[line]?.push({
        kind: promotion.kind,
        ruleId: promotion.promotionId,
        text: reached.text,
        fen,
        pieces: own.length,
      });
    }
  }
  return offers;
}

const isByPieces = (promotion: Promotion): promotion is PiecesPromotion =>
  promotion.kind === 'nth' || promotion.kind === 'pieces' || promotion.kind === 'orders';

interface Reached {
  /** The pieces that are reduced, the dearest first. */
  readonly pieces: readonly Piece[];
  readonly percent: number;
  readonly text: string;
}

/** What a promotion reduces by these pieces, or by this order of the month. */
function reachedBy(promotion: PiecesPromotion, pieces: readonly Piece[], monthOrders: number): Reached {
  if (promotion.kind === 'nth')
    return {
      pieces: pieces.filter((_, at) => (at + 1) % promotion.nth === 0),
      percent: promotion.percent,
      text: promotionText(promotion),
    };
  const count = promotion.kind === 'pieces' ? pieces.length : monthOrders + 1;
  const [tier] = promotion.tiers.filter(({ from }) => count >= from).slice(-1);
  return {
    pieces: tier ? pieces : [],
    percent: tier?.percent ?? 100,
    text: tier ? promotionText({ ...promotion, tiers: [tier] }) : '',
  };
}

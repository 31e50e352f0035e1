import { sumFen, type Fen } from '../pricing/money.ts';
import { partOfPieces } from './part-of-pieces.ts';
import { promotedLines, type PromotedLine } from '../pricing/promoted-lines.ts';

/** A line of an order, as its refund is computed. */
export interface RefundedLine {
  readonly line: number;
  /** How many were bought, and how many of them were given back before. */
  readonly pieces: number;
  readonly piecesBack: number;
  /** Refunded because it could not be delivered: it counts as bought for the price of the lines kept. */
  readonly hasFailed: boolean;
  /** What was paid, and what coupons and points paid. */
  readonly payableFen: Fen;
  readonly couponFen: Fen;
  readonly pointsFen: Fen;
  /** What its price was made of; null: its price did not depend on other lines. */
  readonly facts: PromotedLine | null;
}

/** Pieces of a line. */
export interface PiecesOfLine {
  readonly line: number;
  readonly pieces: number;
}

/** The promotions of stored facts were judged when the order was written: they apply at any time, to any caller. */
const asOrdered = { level: 1, monthOrders: 0, left: new Map<string, never>(), now: 0 };

interface RemainingLine extends RefundedLine {
  readonly kept: number;
}

/** What is kept costs more by the same rules, because pieces of the order that counted with it are given back. */
function lostFen(counted: readonly RemainingLine[]): Fen {
  const priced = counted.flatMap(({ facts, payableFen, couponFen, pointsFen, pieces, kept }) => {
    if (!facts) return [];
    const back = (fen: Fen) => partOfPieces(fen, pieces - kept, pieces);
    const amountFen = sumFen([payableFen, couponFen, pointsFen].map((fen) => fen - back(fen)));
    return [{ facts: { ...facts, quantity: kept }, amountFen }];
  });
  const alone = promotedLines(
    priced.map(({ facts }) => facts),
    asOrdered,
  );
  return Math.max(
    0,
    sumFen(alone.map(({ amountFen }) => amountFen)) - sumFen(priced.map(({ amountFen }) => amountFen)),
  );
}

/**
 * What the refund of some pieces pays back: what was paid for all pieces given back, less the discount that the kept ones would not have had
 * alone, less what earlier refunds paid back. A line that we could not deliver takes no discount from the others. Refunding everything, at
 * once or one after the other, pays back all.
 */
export function refundAmount(
  lines: readonly RefundedLine[],
  chosen: readonly PiecesOfLine[],
  refundedFen: Fen,
): Fen {
  const after = lines.map((each) => {
    const more = chosen.find(({ line }) => line === each.line)?.pieces ?? 0;
    return { ...each, kept: Math.max(0, each.pieces - each.piecesBack - more) };
  });
  const paid = sumFen(
    after.map(({ payableFen, pieces, kept }) => partOfPieces(payableFen, pieces - kept, pieces)),
  );
  const counted = after.flatMap((each) =>
    each.hasFailed ? { ...each, kept: each.pieces } : each.kept > 0 ? each : [],
  );
  const lost = after.some(({ kept }) => kept > 0) ? lostFen(counted) : 0;
  return Math.max(0, paid - lost - refundedFen);
}

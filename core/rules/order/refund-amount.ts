import { sumFen, type Fen } from '../pricing/money.ts';
import { promotedLines, type PromotedLine } from '../pricing/promoted-lines.ts';

/** A line of an order, as its refund is computed. */
export interface RefundedLine {
  readonly line: number;
  readonly isRefunded: boolean;
  /** Refunded because it could not be delivered: it counts as bought for the price of the lines kept. */
  readonly hasFailed: boolean;
  /** What was paid, and what coupons and points paid. */
  readonly payableFen: Fen;
  readonly couponFen: Fen;
  readonly pointsFen: Fen;
  /** What its price was made of; null: its price did not depend on other lines. */
  readonly facts: PromotedLine | null;
}

/** The promotions of stored facts were judged when the order was written: they apply at any time, to any caller. */
const asOrdered = { level: 1, monthOrders: 0, left: new Map<string, never>(), now: 0 };

/** What lines cost more by the same rules, because pieces of the order that counted with them are given back. */
function lostFen(counted: readonly RefundedLine[]): Fen {
  const priced = counted.flatMap(({ facts, payableFen, couponFen, pointsFen }) =>
    facts ? [{ facts, amountFen: payableFen + couponFen + pointsFen }] : [],
  );
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
 * What the refund of some lines pays back: what was paid for all lines given back, less the discount that the lines kept would not have had
 * alone, less what earlier refunds paid back. A line that we could not deliver takes no discount from the others. Refunding all lines, at
 * once or one after the other, pays back all.
 */
export function refundAmount(
  lines: readonly RefundedLine[],
  chosen: readonly number[],
  refundedFen: Fen,
): Fen {
  const isNotRefunded = ({ line, isRefunded }: RefundedLine): boolean =>
    !isRefunded && !chosen.includes(line);
  const paid = sumFen(lines.filter((each) => !isNotRefunded(each)).map(({ payableFen }) => payableFen));
  const lost = lines.some(isNotRefunded)
    ? lostFen(lines.filter((each) => isNotRefunded(each) || each.hasFailed))
    : 0;
  return Math.max(0, paid - lost - refundedFen);
}

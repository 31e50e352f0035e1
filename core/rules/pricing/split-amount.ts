import { sumFen, type Fen } from './money.ts';

interface Share {
  readonly at: number;
  readonly fen: bigint;
  readonly remainder: bigint;
}

/** Largest remainder first; earlier line first among equals, because sorting is stable. */
const byRemainder = (a: Share, b: Share): number => Number(b.remainder - a.remainder);

/**
 * Splits an amount over lines in proportion to their weights (largest remainder method): shares are rounded down, then the
 * remaining fen go to the lines with the largest remainders. No share exceeds its weight while the amount is at most their sum.
 */
export function splitAmount(total: Fen, weights: readonly number[]): Fen[] {
  if (weights.length === 0 && total > 0) throw new RangeError('no line to split an amount over');
  const sum = sumFen(weights);
  const fair = sum > 0 ? weights : weights.map(() => 1);
  const parts = BigInt(sum > 0 ? sum : weights.length);
  const shares = fair.map((weight, at): Share => {
    const exact = BigInt(total) * BigInt(weight);
    return { at, fen: exact / parts, remainder: exact % parts };
  });
  const left = total - sumFen(shares.map(({ fen }) => Number(fen)));
  const roundedUp = new Set(
    [...shares]
      .sort(byRemainder)
      .slice(0, left)
      .map(({ at }) => at),
  );
  return shares.map(({ at, fen }) => Number(fen) + (roundedUp.has(at) ? 1 : 0));
}

import { sumFen, type Fen } from './money.ts';

interface Share {
  readonly at: number;
  readonly fen: bigint;
  readonly rest: bigint;
}

/** Largest rest first, earlier line first among equals. */
const byRest = (a: Share, b: Share): number => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1);

/**
 * Splits an amount over lines in proportion to their weights: every share is rounded down, then the fen left over go one by
 * one to the lines that lost most. The shares sum to the amount, and none exceeds its weight while the amount is not above their sum.
 */
export function splitAmount(total: Fen, weights: readonly number[]): Fen[] {
  if (weights.length === 0 && total > 0) throw new RangeError('no line to split an amount over');
  const sum = sumFen(weights);
  const fair = sum > 0 ? weights : weights.map(() => 1);
  const parts = BigInt(sum > 0 ? sum : weights.length);
  const shares = fair.map((weight, at): Share => {
    const exact = BigInt(total) * BigInt(weight);
    return { at, fen: exact / parts, rest: exact % parts };
  });
  const left = total - sumFen(shares.map(({ fen }) => Number(fen)));
  const lucky = new Set(
    [...shares]
      .sort(byRest)
      .slice(0, left)
      .map(({ at }) => at),
  );
  return shares.map(({ at, fen }) => Number(fen) + (lucky.has(at) ? 1 : 0));
}

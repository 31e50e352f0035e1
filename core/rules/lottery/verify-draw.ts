import { drawnNumber, isRevealOf } from './commit-reveal.ts';
import { drawnPlace, weightSum, type WeightedPrize } from './drawn-prize.ts';

/** What a draw was made of; everything is public after it. */
export interface DrawProof {
  /** Published before the draw. */
  readonly commitment: string;
  readonly seed: string;
  readonly chanceId: string;
  /** Chosen by the page at the draw, so that neither side alone decides. */
  readonly clientSeed: string;
  readonly prizes: readonly WeightedPrize[];
}

export interface ComputedDraw {
  readonly isCommitted: boolean;
  readonly number: number;
  readonly sum: number;
  readonly place: number;
}

/** Computes a draw: the server to make it, the record page to verify it. */
export function computedDraw({ commitment, seed, chanceId, clientSeed, prizes }: DrawProof): ComputedDraw {
  const sum = weightSum(prizes);
  const number = drawnNumber(seed, `${chanceId}|${clientSeed}`, sum);
  return { isCommitted: isRevealOf(commitment, seed), number, sum, place: drawnPlace(prizes, number) };
}

/** A field of the wheel; its odds are its share of the sum of all weights. */
export interface WeightedPrize {
  readonly weight: number;
}

export const weightSum = (prizes: readonly WeightedPrize[]): number =>
  prizes.reduce((sum, { weight }) => sum + weight, 0);

/** The place of the prize a drawn number falls on, from 0: each prize covers as many numbers as its weight. */
export function drawnPlace(prizes: readonly WeightedPrize[], number: number): number {
  let end = 0;
  return prizes.findIndex(({ weight }) => {
    end += weight;
    return number < end;
  });
}

/** The published odds, exact to a ten-thousandth of a per cent. */
export const oddsText = (weight: number, sum: number): string =>
  `${Math.round((weight / sum) * 1_000_000) / 10_000}%`;

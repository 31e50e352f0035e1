export interface MultiOrderTier {
  /** How many of the same order were placed before, at least. */
  readonly from: number;
  readonly text: string;
  /** 8 means 80 % of the price; null none. */
  readonly discount: 8 | 7 | null;
}

/** The multi-order discount by count (§9), highest first. */
export const multiOrderTiers: readonly [MultiOrderTier, MultiOrderTier, MultiOrderTier] = [
  { from: 2, text: '享7折优惠', discount: 7 },
  { from: 1, text: '享8折优惠', discount: 8 },
  { from: 0, text: '2件最高享8折，3件及以上最高享7折', discount: null },
];

/** The tier a count has reached; a count that could not be fetched counts as 0. */
export const multiOrderTier = (count: number): MultiOrderTier =>
  multiOrderTiers.find(({ from }) => count >= from) ?? multiOrderTiers[2];

export interface MultiOrderTier {
  /** The minimum number of earlier orders of the same kind. */
  readonly from: number;
  readonly text: string;
  /** 8 means 80 % of the price; null means none. */
  readonly discount: 8 | 7 | null;
}

/** The multi-order discount by count (§9), highest first. */
export const multiOrderTiers: readonly [MultiOrderTier, MultiOrderTier, MultiOrderTier] = [
  { from: 2, text: '享7折优惠', discount: 7 },
  { from: 1, text: '享8折优惠', discount: 8 },
  { from: 0, text: '2件最高享8折，3件及以上最高享7折', discount: null },
];

/** The tier of a count; an invalid count is treated as 0. */
export const multiOrderTier = (count: number): MultiOrderTier =>
  multiOrderTiers.find(({ from }) => count >= from) ?? multiOrderTiers[2];

import { nonMember } from './membership-levels.ts';

interface WithLevel {
  readonly vipTypeLevel: number;
}

/** The products with the maximum vipTypeLevel, or the non-member level when there is no product (§3). */
export function highestLevel<Product extends WithLevel>(
  products: readonly Product[],
): readonly [Product | typeof nonMember, ...Product[]] {
  const top = products.reduce(
    (highest, { vipTypeLevel }) => Math.max(highest, vipTypeLevel),
    Number.NEGATIVE_INFINITY,
  );
  const [first, ...others] = products.filter(({ vipTypeLevel }) => vipTypeLevel === top);
  return first ? [first, ...others] : [nonMember];
}

import type { MemberVisitor } from './visitor.ts';

interface Rule {
  readonly min_level: number;
  readonly product_id: string | null;
}

/** Whether a subscriber has the level and the product a rule requires. */
export const isMet = ({ min_level, product_id }: Rule, { level, owned }: MemberVisitor): boolean =>
  level >= min_level && (product_id === null || owned.includes(product_id));

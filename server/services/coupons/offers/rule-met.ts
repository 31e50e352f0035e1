import type { MemberVisitor } from './visitor.ts';

interface Rule {
  readonly min_level: number;
  readonly product_id: string | null;
}

/** Whether a subscriber has the level and the product a rule requires. */
export const isMet = ({ min_level, product_id }: Rule, { level, held }: MemberVisitor): boolean =>
  level >= min_level && (product_id === null || held.includes(product_id));

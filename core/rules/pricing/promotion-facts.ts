import type { RuleKind } from './combinations.ts';
import type { Fen } from './money.ts';

/** What is left of a promotion for the subscriber; null: no limit. */
export interface PromotionLeft {
  readonly pieces: number | null;
  readonly budgetFen: Fen | null;
}

export interface PromotionFacts {
  readonly level: number;
  readonly cityCode?: string | undefined;
  /** Earlier orders of the month that count for tiers by orders (§9). */
  readonly monthOrders: number;
  /** By promotion; absent: no limit. */
  readonly left: ReadonlyMap<string, PromotionLeft>;
  readonly now: number;
}

/** What one rule takes off a line. */
export interface Saving {
  readonly kind: RuleKind;
  /** The promotion; the kind itself for member prices, sales and groups. */
  readonly ruleId: string;
  readonly text: string;
  readonly fen: Fen;
  readonly pieces: number;
}

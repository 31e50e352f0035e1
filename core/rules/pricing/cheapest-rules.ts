import type { Fen } from './money.ts';
import type { PromotionFacts } from './promotion-facts.ts';
import { promotedLines, type LineAmount, type PromotedLine } from './promoted-lines.ts';

/** With more rules than these, they are left out one at a time instead of in every combination. */
const maxRules = 6;

/**
 * The amounts of lines by the rules that cost the least together. All rules are used unless one of them has no budget left, or
 * leaving one out costs less: a coupon with a threshold may be worth more than the discount that takes the order below it.
 */
export function cheapestRules(
  lines: readonly PromotedLine[],
  facts: PromotionFacts,
  { costOf, mayCostLess }: CostOfRules,
): readonly LineAmount[] {
  const all = promotedLines(lines, facts);
  const rules = reducingRules(lines);
  const spansLines =
    // Stryker disable next-line ConditionalExpression,EqualityOperator,LogicalOperator: a shortcut, the search finds the same
    rules.length > 1 &&
    // Stryker disable next-line ConditionalExpression,EqualityOperator: as above
    lines.length > 1 &&
    all.some(({ savings }) => savings.some(({ kind }) => kind === 'nth' || kind === 'pieces'));
  if (isWithinBudget(all, facts) && !spansLines && !mayCostLess(all)) return all;
  const choices = without(rules)
    .map((dropped) => promotedLines(lines, facts, new Set(dropped)))
    .filter((amounts) => isWithinBudget(amounts, facts))
    .map((amounts) => ({ amounts, cost: costOf(amounts) }));
  return choices.reduce((best, choice) => (choice.cost < best.cost ? choice : best)).amounts;
}

/** The rules that may be left out; a sale or group was chosen by the subscriber. */
const reducingRules = (lines: readonly PromotedLine[]): readonly string[] => [
  ...new Set(
    lines.flatMap(({ memberFen, promotions }) => [
      ...(memberFen === null ? [] : ['member']),
      ...promotions
        .filter(({ kind }) => kind !== 'gift' && kind !== 'chances')
        .map(({ promotionId }) => promotionId),
    ]),
  ),
];

interface CostOfRules {
  /** What the lines cost after coupons. */
  costOf(amounts: readonly LineAmount[]): Fen;
  /** Whether higher amounts could cost less after coupons. */
  mayCostLess(amounts: readonly LineAmount[]): boolean;
}

function isWithinBudget(amounts: readonly LineAmount[], { left }: PromotionFacts): boolean {
  const spent = new Map<string, Fen>();
  for (const { ruleId, fen } of amounts.flatMap(({ savings }) => savings))
    spent.set(ruleId, (spent.get(ruleId) ?? 0) + fen);
  return [...spent].every(([ruleId, fen]) => fen <= (left.get(ruleId)?.budgetFen ?? Infinity));
}

/** The rules to leave out, the fewest first; leaving out all of them is always among the choices. */
function without(rules: readonly string[]): readonly (readonly string[])[] {
  if (rules.length > maxRules) return [[], ...rules.map((ruleId) => [ruleId]), rules];
  return Array.from({ length: 2 ** rules.length }, (_, bits) =>
    rules.filter((_rule, at) => bits & (1 << at)),
  ).toSorted((a, b) => a.length - b.length);
}

import type { AmountCard } from './amount-card.ts';
import {
  afterTaking,
  cardGroups,
  inSteps,
  leastToSpend,
  maxUseful,
  type CardGroup,
  type Demand,
} from './card-groups.ts';
import type { Fen } from './money.ts';
import { quickChoice, spendsMore, type Spent } from './quick-choice.ts';

interface State extends Spent {
  /** What the demands still need. */
  readonly missing: readonly Fen[];
  /** How many cards of each group. */
  readonly taken: readonly number[];
}

/** How many numbers the states of one step may have; beyond it the most promising are kept. Orders of the mall need a few hundred. */
const maxNumbers = 2_048;

/**
 * The cards that meet all demands with the smallest sum of face values: of equal sums the fewest, of equal numbers those that come first.
 * Of states that need the same only the better one is kept, because the groups after are added to both alike. All cards together must
 * meet the demands.
 */
export function leastFace<Card extends AmountCard>(
  demands: readonly Demand[],
  cards: readonly Card[],
): readonly Card[] {
  const groups = cardGroups(demands, cards);
  const needs = inSteps(demands, groups);
  const quick = quickChoice(needs, groups);
  // Stryker disable next-line MethodExpression,ArithmeticOperator: how many states are compared
  const maxStates = Math.max(64, Math.floor(maxNumbers / demands.length));
  let states: State[] = [{ missing: needs, faceFen: 0, count: 0, taken: [] }];
  for (const [at, group] of groups.entries()) {
    const next = new Map<string, State>();
    for (const { missing, faceFen, count, taken } of states)
      for (let many = maxUseful(missing, group); many >= 0; many -= 1) {
        const after = afterTaking(missing, group, many);
        const least = leastToSpend(after, groups[at + 1]);
        // Fewer cards of the group leave still more to the others.
        if (!least) break;
        const spent = { faceFen: faceFen + many * group.amountFen, count: count + many };
        // Stryker disable next-line ObjectLiteral,ArithmeticOperator: states that spend more than the limit are never the best
        const total = { faceFen: spent.faceFen + least.faceFen, count: spent.count + least.count };
        // Stryker disable next-line ConditionalExpression: as above
        if (spendsMore(total, quick.spent)) continue;
        const state = { missing: after, ...spent, taken: [...taken, many] };
        const key = after.join();
        const other = next.get(key);
        if (!other || isBetter(state, other, groups)) next.set(key, state);
      }
    states = mostPromising([...next.values()], maxStates);
  }
  // After the last group nothing may be missing: one state is left, or none where states were dropped.
  const chosen = states[0]?.taken ?? quick.taken;
  return groups
    .flatMap(({ places }, at) => places.slice(0, chosen[at] ?? 0))
    .sort((a, b) => a - b)
    .flatMap((at) => cards[at] ?? []);
}

/** For states that need the same; of as many cards those are better that have the first card which the others do not have. */
function isBetter(a: State, b: State, groups: readonly CardGroup[]): boolean {
  if (a.faceFen !== b.faceFen || a.count !== b.count) return spendsMore(b, a);
  let [first, isMine] = [Infinity, false];
  for (const [at, { places }] of groups.entries()) {
    const [mine, other] = [a.taken[at] ?? 0, b.taken[at] ?? 0];
    const place = places[Math.min(mine, other)] ?? Infinity;
    if (mine !== other && place < first) [first, isMine] = [place, mine > other];
  }
  return isMine;
}

// Stryker disable all: which states are dropped when there are too many, an approximation
const leastOf = ({ faceFen, missing }: State): Fen => faceFen + Math.max(0, ...missing);
const mostPromising = (states: State[], max: number): State[] =>
  states.length <= max
    ? states
    : states.sort((a, b) => leastOf(a) - leastOf(b) || a.count - b.count).slice(0, max);
// Stryker restore all

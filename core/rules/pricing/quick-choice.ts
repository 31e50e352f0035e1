import { afterTaking, leastToSpend, maxUseful, type CardGroup } from './card-groups.ts';
import type { Fen } from './money.ts';

/** What a choice of cards spends. */
export interface Spent {
  readonly faceFen: Fen;
  readonly count: number;
}

export const spendsMore = (a: Spent, b: Spent): boolean =>
  a.faceFen > b.faceFen || (a.faceFen === b.faceFen && a.count > b.count);

/** Beyond so many steps the search ends with the best choice so far. */
const maxSteps = 2_000;

export interface QuickChoice {
  /** How many cards of each group; no more of those after the last. */
  readonly taken: readonly number[];
  readonly spent: Spent;
}

/** A choice of cards that meets all demands; a good one, not always the best. Of large cards as many as are useful are tried first. */
export function quickChoice(needs: readonly Fen[], groups: readonly CardGroup[]): QuickChoice {
  let best: QuickChoice = { taken: [], spent: { faceFen: Infinity, count: Infinity } };
  let steps = 0;
  const search = (missing: readonly Fen[], spent: Spent, taken: readonly number[]): void => {
    const group = groups[taken.length];
    const least = leastToSpend(missing, group);
    if (!least) return;
    const total = { faceFen: spent.faceFen + least.faceFen, count: spent.count + least.count };
    if (!spendsMore(best.spent, total)) return;
    if (!group || least.faceFen === 0) {
      best = { taken, spent };
      return;
    }
    // Stryker disable next-line ConditionalExpression,EqualityOperator,AssignmentOperator: how long is searched, not what is found
    if (best.spent.count !== Infinity && (steps += 1) > maxSteps) return;
    for (let cards = maxUseful(missing, group); cards >= 0; cards -= 1)
      search(
        afterTaking(missing, group, cards),
        { faceFen: spent.faceFen + cards * group.amountFen, count: spent.count + cards },
        [...taken, cards],
      );
  };
  search(needs, { faceFen: 0, count: 0 }, []);
  return best;
}

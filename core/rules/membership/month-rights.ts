import type { TierGroup } from '../../contract/content/member-page.shapes.ts';
import { sumFen, type Fen } from '../pricing/money.ts';

type Group = Pick<TierGroup, 'chooseCount'> & {
  readonly rightsList: readonly Pick<TierGroup['rightsList'][number], 'worthFen'>[];
};

/** How many rights a month can be claimed of these groups, and what the most expensive choice of each is worth. */
export function monthRights(groups: readonly Group[]): { readonly count: number; readonly worthFen: Fen } {
  const chosen = groups.map(({ chooseCount, rightsList }) =>
    rightsList
      .map(({ worthFen }) => worthFen ?? 0)
      .sort((a, b) => b - a)
      .slice(0, chooseCount),
  );
  return { count: chosen.flat().length, worthFen: sumFen(chosen.flat()) };
}

import type { DayState } from '#core/contract/console/orders/money/money-states.ts';

interface DayFacts {
  readonly isCompared: boolean;
  readonly differences: number;
  readonly open: number;
}

/** The state of a day of one source. A difference that was found before the statement arrived is open all the same. */
export function dayState({ isCompared, differences, open }: DayFacts): DayState {
  if (open > 0) return 'open';
  if (!isCompared) return 'not-compared';
  return differences > 0 ? 'decided' : 'equal';
}

import type { DayClosingState } from '#core/contract/console/orders/money/money-states.ts';
import { sourceName } from '../../pay/difference-words.ts';

export interface ClosingFacts {
  /** The day has ended. */
  readonly isOver: boolean;
  readonly isClosed: boolean;
  /** Every source of the day, and those that were compared. */
  readonly sources: readonly string[];
  readonly compared: readonly string[];
  /** Differences of the day that nobody has ended, decisions and repairs under way included. */
  readonly open: number;
}

/** Why a day cannot be closed. */
export type ClosingRefusal =
  | { readonly kind: 'closed' }
  | { readonly kind: 'not-over' }
  | { readonly kind: 'not-compared'; readonly sources: readonly string[] }
  | { readonly kind: 'open-differences'; readonly count: number };

/** A day is closed once, after its end, when every source was compared and no difference is open. */
export function closingRefusals(facts: ClosingFacts): readonly ClosingRefusal[] {
  if (facts.isClosed) return [{ kind: 'closed' }];
  if (!facts.isOver) return [{ kind: 'not-over' }];
  const compared = new Set(facts.compared);
  const missing = facts.sources.filter((source) => !compared.has(source));
  const refusals: ClosingRefusal[] = [];
  if (missing.length > 0) refusals.push({ kind: 'not-compared', sources: missing });
  if (facts.open > 0) refusals.push({ kind: 'open-differences', count: facts.open });
  return refusals;
}

export const closingState = (facts: ClosingFacts): DayClosingState => {
  if (facts.isClosed) return 'closed';
  return closingRefusals(facts).length === 0 ? 'closable' : 'not-closable';
};

export function closingRefusalText(refusal: ClosingRefusal): string {
  switch (refusal.kind) {
    case 'closed':
      return '这一天已经日结';
    case 'not-over':
      return '这一天还没有结束，明天再日结';
    case 'not-compared':
      return `还没有比对：${refusal.sources.map(sourceName).join('、')}`;
    case 'open-differences':
      return `还有 ${refusal.count} 条差异没有处理完`;
  }
}

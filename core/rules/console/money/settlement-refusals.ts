import { daysBefore } from '../../format/china-day.ts';

export interface SettlementFacts {
  readonly from: string;
  readonly until: string;
  /** The closed days of the period. */
  readonly closed: readonly string[];
}

/** Why a period cannot be settled. */
export type SettlementRefusal =
  | { readonly kind: 'turned-around' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'not-closed'; readonly days: readonly string[] };

export const maxSettlementDays = 92;

/** The days from the first to the last; none when the last is before the first. */
export function settlementDays({ from, until }: Pick<SettlementFacts, 'from' | 'until'>): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= until && days.length <= maxSettlementDays; day = daysBefore(day, -1))
    days.push(day);
  return days;
}

/** Only closed days are settled: their sums do not change any more. */
export function settlementRefusal(facts: SettlementFacts): SettlementRefusal | undefined {
  const days = settlementDays(facts);
  if (days.length === 0) return { kind: 'turned-around' };
  if (days.length > maxSettlementDays) return { kind: 'too-long' };
  const closed = new Set(facts.closed);
  const open = days.filter((day) => !closed.has(day));
  return open.length > 0 ? { kind: 'not-closed', days: open } : undefined;
}

export function settlementRefusalText(refusal: SettlementRefusal): string {
  switch (refusal.kind) {
    case 'turned-around':
      return '结束日期不能早于开始日期';
    case 'too-long':
      return `一次最多导出 ${maxSettlementDays} 天`;
    case 'not-closed': {
      const [first = '', ...more] = refusal.days;
      return more.length === 0 ? `${first} 还没有日结` : `${first} 等 ${refusal.days.length} 天还没有日结`;
    }
  }
}

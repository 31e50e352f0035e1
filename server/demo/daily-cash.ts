import type { Selectable } from 'kysely';
import type { CashRewards } from '../db/schema/daily-cash.ts';

const rows = (
  kind: CashRewards['kind'],
  amounts: Readonly<Record<number, number>>,
): Selectable<CashRewards>[] =>
  Object.entries(amounts).map(([days, amount_fen]) => ({ kind, days: Number(days), amount_fen }));

/** What a day, a run of days and a month bring, in fen. */
export const demoCashRewards: readonly Selectable<CashRewards>[] = [
  ...rows('day', { 1: 10, 2: 12, 3: 15, 4: 18, 5: 20, 6: 25, 7: 50 }),
  ...rows('streak', { 3: 30, 7: 88, 15: 188, 30: 588 }),
  ...rows('month', { 10: 66, 20: 166 }),
];

/** On which of the days before today demo subscribers signed in; today is theirs to sign. */
export const demoSignIns: readonly { readonly userId: string; readonly daysAgo: readonly number[] }[] = [
  { userId: 'U0000000001', daysAgo: [6, 5, 4, 3, 2, 1] },
  { userId: 'U0000000010', daysAgo: [9, 8, 4, 3, 2, 1] },
];

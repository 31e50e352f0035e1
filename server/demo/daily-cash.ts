import type { Selectable } from 'kysely';
import type { CashRewards } from '../db/schema/daily-cash.ts';

const rows = (
  kind: CashRewards['kind'],
  amounts: Readonly<Record<number, number>>,
): Selectable<CashRewards>[] =>
  Object.entries(amounts).map(([days, amount_fen]) => ({ kind, days: Number(days), amount_fen }));

/** The rewards of a day, a streak and a month, in fen. */
export const demoCashRewards: readonly Selectable<CashRewards>[] = [
  ...rows('day', { 1: 10, 2: 12, 3: 15, 4: 18, 5: 20, 6: 25, 7: 50 }),
  ...rows('streak', { 3: 30, 7: 88, 15: 188, 30: 588 }),
  ...rows('month', { 10: 66, 20: 166 }),
];

/** The days before today on which demo subscribers signed in; today's sign-in is left to the user. */
export const demoSignIns: readonly { readonly userId: string; readonly daysAgo: readonly number[] }[] = [
  { userId: 'U0000000001', daysAgo: [6, 5, 4, 3, 2, 1] },
  { userId: 'U0000000010', daysAgo: [9, 8, 4, 3, 2, 1] },
];

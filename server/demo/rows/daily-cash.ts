import type { Selectable } from 'kysely';
import type { CashRewards } from '../../db/schema/daily-cash.ts';
import { cashRewards } from '../data/accounts.ts';

const rewards = (kind: keyof typeof cashRewards): Selectable<CashRewards>[] =>
  Object.entries(cashRewards[kind]).map(([days, amount_fen]) => ({ kind, days: Number(days), amount_fen }));

/** The rewards of a day, a streak and a month. */
export const demoCashRewards = [...rewards('day'), ...rewards('streak'), ...rewards('month')];

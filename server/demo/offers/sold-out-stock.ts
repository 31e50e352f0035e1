import type { Selectable } from 'kysely';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { RightsStock } from '../../db/schema/claims.ts';
import { demoRights } from '../rows/rights.ts';

const soldOut = ['hedonism.fun.cinema', 'selected.month.carwash'];

/** Rights whose stock is used up in the month of `now`. */
export const demoSoldOutStock = (now: Date): readonly Selectable<RightsStock>[] =>
  demoRights
    .filter(({ rights_id }) => soldOut.includes(rights_id))
    .map(({ rights_id, monthly_stock }) => ({
      rights_id,
      cycle: claimCycle(now).cycle,
      total: monthly_stock ?? 0,
      remaining: 0,
    }));

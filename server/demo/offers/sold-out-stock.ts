import type { Selectable } from 'kysely';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { RightsStock } from '../../db/schema/claims.ts';
import { demoRights } from '../rights.ts';

const spent = ['hedonism.fun.cinema', 'selected.month.carwash'];

/** Rights others were quicker to claim: none is left in the month of `now`. */
export const demoSpentStock = (now: Date): readonly Selectable<RightsStock>[] =>
  demoRights
    .filter(({ rights_id }) => spent.includes(rights_id))
    .map(({ rights_id, monthly_stock }) => ({
      rights_id,
      cycle: claimCycle(now).cycle,
      total: monthly_stock ?? 0,
      remaining: 0,
    }));

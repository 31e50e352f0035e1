import type { CompensationLimits } from '#core/rules/console/service/compensations/compensation-rules.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { readLimits } from '../../platform/public.ts';

export async function compensationLimits(db: Db | Tx): Promise<CompensationLimits> {
  const limits = await readLimits(db);
  return { aCaseFen: limits['compensation.caseFen'], aDayFen: limits['compensation.dayFen'] };
}

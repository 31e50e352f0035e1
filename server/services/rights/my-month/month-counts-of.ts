import { monthCounts, type MonthCounts } from '#core/rules/rights/my-month/my-month.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { monthGroups } from './month-groups.ts';

/** The subscriber's month in numbers, over all held products. */
export async function monthCountsOf(deps: Deps, member: Member): Promise<MonthCounts> {
  const now = deps.clock.now();
  return monthCounts(await monthGroups(deps, member, now), now);
}

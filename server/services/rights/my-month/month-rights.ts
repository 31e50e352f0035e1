import type { MonthRights } from '#core/contract/content/my-month.shapes.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { monthGroups } from './month-groups.ts';
import { monthSettings } from './month-settings.ts';

/** This month's rights of all products, and the automatic settings. */
export async function monthRights(deps: Deps, member: Member): Promise<MonthRights> {
  const now = deps.clock.now();
  const { cycle, endsAt, daysUntilRenewal } = claimCycle(now);
  const [groupList, settings] = await Promise.all([
    monthGroups(deps, member, now),
    monthSettings(deps.db, member.userId),
  ]);
  return {
    cycle,
    serverTime: now.toISOString(),
    renewsOn: chinaDay(endsAt),
    daysUntilRenewal,
    groupList,
    settings,
  };
}

import type { FlowUsage } from '#core/contract/content/phone-flow.shapes.ts';
import type { phoneFlow } from '#core/contract/content/phone-flow.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { monthsUntil } from '#core/rules/number/months-until.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { billingSilent, ownNumber } from './own-numbers.ts';

const monthsStored = 12;

/** The requested month, within the last twelve; this month when absent. */
export function requestedMonth(month: string | undefined, now: Date): string {
  const { cycle } = claimCycle(now);
  if (month !== undefined && !monthsUntil(cycle, monthsStored).includes(month))
    throw new Refusal('只能查询最近12个月');
  return month ?? cycle;
}

/** Data usage of one month by day. */
export async function flowUsage(
  deps: Deps,
  caller: Member,
  { numberId, month: input }: InputOf<typeof phoneFlow.flowUsage>,
): Promise<FlowUsage> {
  const { mobile } = await ownNumber(deps, caller, numberId);
  const now = deps.clock.now();
  const month = requestedMonth(input, now);
  const found = await deps.billing.usage(mobile, month);
  if (!found) throw new Refusal(billingSilent);
  const { cycle, daysUntilRenewal } = claimCycle(now);
  const { days, usedMb, totalMb, packageName, voice, billFen } = found;
  return {
    mobile: maskMobile(mobile),
    packageName,
    month,
    daysLeft: month === cycle ? daysUntilRenewal : 0,
    totalMb,
    usedMb,
    leftMb: Math.max(0, totalMb - usedMb),
    todayMb: days.find(({ date }) => date === chinaDay(now))?.usedMb ?? 0,
    dailyAverageMb: days.length === 0 ? 0 : Math.round(usedMb / days.length),
    days: [...days],
    ...(numberId === undefined && billFen !== undefined && { billFen }),
    ...(voice && {
      voice: {
        totalMinutes: voice.totalMinutes,
        leftMinutes: Math.max(0, voice.totalMinutes - voice.usedMinutes),
      },
    }),
  };
}

/** Usage of the last months, the oldest first. */
export async function monthlyFlow(
  deps: Deps,
  caller: Member,
  { numberId, months }: InputOf<typeof phoneFlow.monthlyFlow>,
): Promise<DataOf<typeof phoneFlow.monthlyFlow>> {
  const { mobile } = await ownNumber(deps, caller, numberId);
  const found = await deps.billing.monthlyUsage(mobile, months);
  if (!found) throw new Refusal(billingSilent);
  return { months: [...found] };
}

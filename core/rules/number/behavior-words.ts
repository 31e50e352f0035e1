import type { UsageKind } from '../../contract/content/usage-kinds.ts';
import { dataText } from './data-amount.ts';
import { usageKindNames } from './usage-kinds.ts';

export interface DayUses {
  readonly date: string;
  readonly uses: readonly { readonly usage: UsageKind; readonly usedMb: number; readonly minutes: number }[];
}

export interface KindTotal {
  readonly usage: UsageKind;
  readonly usedMb: number;
  readonly minutes: number;
}

/** The kinds of all days together, the longest used first. */
export function kindTotals(days: readonly DayUses[]): KindTotal[] {
  const totals = new Map<UsageKind, KindTotal>();
  for (const { usage, usedMb, minutes } of days.flatMap((day) => day.uses)) {
    const sum = totals.get(usage) ?? { usage, usedMb: 0, minutes: 0 };
    totals.set(usage, { usage, usedMb: sum.usedMb + usedMb, minutes: sum.minutes + minutes });
  }
  return [...totals.values()].sort((one, other) => other.minutes - one.minutes);
}

/** '3小时20分钟'. */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours}小时` : '', rest > 0 || hours === 0 ? `${rest}分钟` : ''].join('');
}

export const minutesOfDay = ({ uses }: DayUses): number =>
  uses.reduce((sum, { minutes }) => sum + minutes, 0);

/** What the report says in words; empty without usage. */
export function behaviorWords(days: readonly DayUses[]): string[] {
  const used = days.filter((day) => minutesOfDay(day) > 0);
  const [first, second] = kindTotals(used);
  const longest = [...used].sort((one, other) => minutesOfDay(other) - minutesOfDay(one))[0];
  if (!first || !longest) return [];
  const all = used.reduce((sum, day) => sum + minutesOfDay(day), 0);
  const share = Math.round((first.minutes * 100) / all);
  return [
    `这${used.length}天平均每天上网${minutesText(Math.round(all / used.length))}`,
    `${usageKindNames[first.usage]}用得最多，共${minutesText(first.minutes)}，占${share}%，用了${dataText(first.usedMb)}流量`,
    ...(second ? [`其次是${usageKindNames[second.usage]}，共${minutesText(second.minutes)}`] : []),
    `${monthDay(longest.date)}上网最久，共${minutesText(minutesOfDay(longest))}`,
  ];
}

const monthDay = (date: string): string => `${Number(date.slice(5, 7))}月${Number(date.slice(8))}日`;

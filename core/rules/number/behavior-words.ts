import type { UsageKind } from '../../contract/content/usage-kinds.ts';
import { monthAndDay } from '../format/month-and-day.ts';
import { splitAmount } from '../pricing/split-amount.ts';
import { usageKindNames } from './usage-kinds.ts';

export interface DayUses {
  readonly date: string;
  readonly uses: readonly { readonly usage: UsageKind; readonly usedMb: number; readonly minutes: number }[];
}

export interface KindShare {
  readonly usage: UsageKind;
  readonly usedMb: number;
  readonly minutes: number;
  /** The share of the time, in whole per cent; those of all kinds add up to 100. */
  readonly percent: number;
}

/** The kinds that were used on the days, the longest used first. */
export function kindShares(days: readonly DayUses[]): KindShare[] {
  const totals = new Map<UsageKind, { usage: UsageKind; usedMb: number; minutes: number }>();
  for (const { usage, usedMb, minutes } of days.flatMap((day) => day.uses)) {
    const sum = totals.get(usage) ?? { usage, usedMb: 0, minutes: 0 };
    totals.set(usage, { usage, usedMb: sum.usedMb + usedMb, minutes: sum.minutes + minutes });
  }
  const used = [...totals.values()]
    .filter(({ minutes }) => minutes > 0)
    .sort((one, other) => other.minutes - one.minutes);
  if (used.length === 0) return [];
  const percents = splitAmount(
    100,
    used.map(({ minutes }) => minutes),
  );
  return used.map((kind, at) => ({ ...kind, percent: percents[at] ?? 0 }));
}

/** '3小时20分钟'. */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours}小时` : '', rest > 0 || hours === 0 ? `${rest}分钟` : ''].join('');
}

export const minutesOfDay = ({ uses }: DayUses): number =>
  uses.reduce((sum, { minutes }) => sum + minutes, 0);

const average = (days: readonly DayUses[]): number =>
  Math.round(days.reduce((sum, day) => sum + minutesOfDay(day), 0) / days.length);

const ofFirst = (days: readonly DayUses[]): string => {
  const [first] = kindShares(days);
  return first ? `，其中${first.percent}%用于${usageKindNames[first.usage]}` : '';
};

/** The month in one sentence; empty without usage. */
export function monthSentence(month: string, days: readonly DayUses[]): string {
  const used = days.filter((day) => minutesOfDay(day) > 0);
  if (used.length === 0) return '';
  return `${Number(month.slice(5))}月平均每天上网${minutesText(average(used))}${ofFirst(used)}`;
}

/** A day in one sentence. */
export function daySentence(day: DayUses): string {
  const minutes = minutesOfDay(day);
  const name = monthAndDay(day.date);
  return minutes === 0 ? `${name}没有上网记录` : `${name}上网${minutesText(minutes)}${ofFirst([day])}`;
}

export interface BehaviorFact {
  readonly name: string;
  readonly value: string;
  readonly note: string;
}

const isWeekend = ({ date }: DayUses): boolean => [0, 6].includes(new Date(date).getUTCDay());

/** Figures of a month: the days with usage, the longest one, and weekends against workdays where both were used. */
export function behaviorFacts(days: readonly DayUses[]): BehaviorFact[] {
  const used = days.filter((day) => minutesOfDay(day) > 0);
  const longest = [...used].sort((one, other) => minutesOfDay(other) - minutesOfDay(one))[0];
  if (!longest) return [];
  const all = used.reduce((sum, day) => sum + minutesOfDay(day), 0);
  const [weekends, workdays] = [used.filter(isWeekend), used.filter((day) => !isWeekend(day))];
  const more = weekends.length > 0 && workdays.length > 0 ? average(weekends) - average(workdays) : undefined;
  return [
    { name: '上网天数', value: `${used.length}天`, note: `共${minutesText(all)}` },
    { name: '最久的一天', value: monthAndDay(longest.date), note: minutesText(minutesOfDay(longest)) },
    ...(more === undefined
      ? []
      : [
          {
            name: '周末每天',
            value: more === 0 ? '一样久' : `${more > 0 ? '多' : '少'}${minutesText(Math.abs(more))}`,
            note: '与工作日相比',
          },
        ]),
  ];
}

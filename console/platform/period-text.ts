import { formatDayTime } from '#core/rules/console/activity-time.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';

interface Period {
  readonly beginsAt: string;
  readonly endsAt: string;
}

const minuteOf = (iso: string): string => chinaMinute(Date.parse(iso));

/** 11-18 14:00 到 11-18 20:00; with the years where it reaches into another. */
export function periodText({ beginsAt, endsAt }: Period): string {
  const years = [beginsAt, endsAt].map((iso) => minuteOf(iso).slice(0, 4));
  const isOneYear = years[0] === years[1];
  const text = (iso: string): string => (isOneYear ? formatDayTime(iso) : minuteOf(iso));
  return `${text(beginsAt)} 到 ${text(endsAt)}`;
}

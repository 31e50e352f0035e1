import { formatDayTime } from '#core/rules/console/activity-time.ts';
import { fieldTimeOf } from './china-field-time.ts';

interface Period {
  readonly beginsAt: string;
  readonly endsAt: string;
}

/** 11-18 14:00 到 11-18 20:00; with the years where it reaches into another. */
export function periodText({ beginsAt, endsAt }: Period): string {
  const years = [beginsAt, endsAt].map((iso) => fieldTimeOf(iso).slice(0, 4));
  const isOneYear = years[0] === years[1];
  const text = (iso: string): string => (isOneYear ? formatDayTime(iso) : fieldTimeOf(iso).replace('T', ' '));
  return `${text(beginsAt)} 到 ${text(endsAt)}`;
}

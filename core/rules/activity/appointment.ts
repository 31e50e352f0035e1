import { chinaTime } from '../format/china-time.ts';

/** A reminder comes so long before the session. */
const aheadMs = 5 * 60_000;

export const remindAt = (beginsAt: Date): Date => new Date(beginsAt.getTime() - aheadMs);

const two = (value: number): string => String(value).padStart(2, '0');

export function reminderText(
  goodsName: string,
  beginsAt: Date,
  now: Date,
  /** Goods of the session, this one among them. */
  goods = 1,
): { readonly title: string; readonly text: string } {
  const { hour, minute } = chinaTime(beginsAt);
  const [first = goodsName] = goodsName.split('，');
  const name = goods > 1 ? `“${first}”等${goods}款` : `“${first}”`;
  return now < beginsAt
    ? {
        title: `${name}即将开抢`,
        text: `您预约的${name}${two(hour)}:${two(minute)}准时开抢。数量有限，先到先得。`,
      }
    : { title: `${name}已开抢`, text: `您预约的${name}正在抢购。数量有限，先到先得。` };
}

export interface CalendarEvent {
  /** Unique among all events; the same event replaces itself. */
  readonly uid: string;
  readonly title: string;
  readonly url: string;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly now: Date;
}

/** The text of a calendar file with one event and an alarm (RFC 5545). */
export function calendarFile({ uid, title, url, beginsAt, endsAt, now }: CalendarEvent): string {
  const rows = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//mall//appointments//ZH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(beginsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${aheadMs / 60_000}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return rows.flatMap(folded).join('\r\n') + '\r\n';
}

const utc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

/** Lines hold at most 75 octets; a longer one continues after a space. 24 characters are at most 72 octets. */
function folded(row: string): string[] {
  const parts = row.match(/.{1,24}/gu) ?? [row];
  return parts.map((part, at) => (at === 0 ? part : ` ${part}`));
}

import { chinaInstant, chinaTime, type Instant } from '../format/china-time.ts';
import { claimCycle } from './claim-cycle.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Messages come from eight in the morning until nine in the evening. */
export const messageHours = { from: 8, until: 21 } as const;
/** Days every month has. */
export const lastRemindDay = 28;

/** The month's claims are spread over its first hours, those of a later opening over its first minutes. */
const monthSpread = 6 * hour;
const openingSpread = 10 * minute;
const reminderHour = 9;
const reminderSpread = 3 * hour;

/** A subscriber's own share of a span, between 0 and 1: the same every month, and evenly spread over everybody (FNV-1a). */
export function shareOf(userId: string): number {
  let hash = 0x811c9dc5;
  for (const char of userId) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash ^= hash >>> 16;
  return (Math.imul(hash, 0x85ebca6b) >>> 0) / 2 ** 32;
}

/** When automatic claiming looks again: soon after the next opening this month, else at the beginning of the next. */
export function nextAutoClaim(share: number, openings: readonly number[], now: Instant): number {
  const { endsAt } = claimCycle(now);
  const ahead = openings.filter((at) => at > Number(now) && at < endsAt);
  return ahead.length > 0 ? Math.min(...ahead) + share * openingSpread : endsAt + share * monthSpread;
}

/** Whether a message may go out now: what falls due at night waits for the morning. */
export function isMessageTime(now: Instant): boolean {
  const { hour: shown } = chinaTime(now);
  return shown >= messageHours.from && shown < messageHours.until;
}

interface Reminder {
  readonly day: number;
  readonly share: number;
  /** The month of the last message. */
  readonly reminded: string | null;
}

/** The next reminder: on its day of this month, or of the next when that is past or the message of this month has gone out. */
export function nextReminder({ day, share, reminded }: Reminder, now: Instant): number {
  const { year, month } = chinaTime(now);
  const inMonth = (which: number) =>
    chinaInstant({ year, month: which, day, hour: reminderHour }) + share * reminderSpread;
  return reminded !== claimCycle(now).cycle && inMonth(month) > Number(now)
    ? inMonth(month)
    : inMonth(month + 1);
}

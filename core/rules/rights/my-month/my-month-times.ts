import { chinaInstant, chinaTime, type Instant } from '../../format/china-time.ts';
import { claimCycle } from '../claim-cycle.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Messages are sent from 8:00 to 21:00. */
export const messageHours = { from: 8, until: 21 } as const;
/** The last day that every month has. */
export const lastRemindDay = 28;

/** Automatic claims are spread over the first hours of a month, or the first minutes after a later opening. */
const monthSpread = 6 * hour;
const openingSpread = 10 * minute;
const reminderHour = 9;
const reminderSpread = 3 * hour;

/** A fraction in [0, 1) derived from the user id by FNV-1a: stable per user, evenly distributed over users. */
export function userFraction(userId: string): number {
  let hash = 0x811c9dc5;
  for (const char of userId) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash ^= hash >>> 16;
  return (Math.imul(hash, 0x85ebca6b) >>> 0) / 2 ** 32;
}

/** The next automatic claim: shortly after the next opening this month, otherwise at the beginning of the next month. */
export function nextAutoClaim(fraction: number, openings: readonly number[], now: Instant): number {
  const { endsAt } = claimCycle(now);
  const ahead = openings.filter((at) => at > Number(now) && at < endsAt);
  return ahead.length > 0 ? Math.min(...ahead) + fraction * openingSpread : endsAt + fraction * monthSpread;
}

/** Whether messages may be sent now; those due at night wait until morning. */
export function isMessageTime(now: Instant): boolean {
  const { hour: shown } = chinaTime(now);
  return shown >= messageHours.from && shown < messageHours.until;
}

interface Reminder {
  readonly day: number;
  readonly fraction: number;
  /** The month of the last message. */
  readonly reminded: string | null;
}

/** The next reminder: on its day this month, or next month when that is past or this month's message was sent. */
export function nextReminder({ day, fraction, reminded }: Reminder, now: Instant): number {
  const { year, month } = chinaTime(now);
  const inMonth = (which: number) =>
    chinaInstant({ year, month: which, day, hour: reminderHour }) + fraction * reminderSpread;
  return reminded !== claimCycle(now).cycle && inMonth(month) > Number(now)
    ? inMonth(month)
    : inMonth(month + 1);
}

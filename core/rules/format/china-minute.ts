import { chinaDay } from './china-day.ts';
import { chinaTime, type Instant } from './china-time.ts';

/** China time to the minute: 2026-08-03 10:05. */
export function chinaMinute(at: Instant): string {
  const { hour, minute } = chinaTime(at);
  return `${chinaDay(at)} ${[hour, minute].map((part) => String(part).padStart(2, '0')).join(':')}`;
}

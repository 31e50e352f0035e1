import { chinaTime, type Instant } from './china-time.ts';

/** The timestamp of a log record, YYYYMMDDHHmmss in China time (§3). */
export function logTime(now: Instant): string {
  const { year, month, day, hour, minute, second } = chinaTime(now);
  return [
    String(year).padStart(4, '0'),
    ...[month, day, hour, minute, second].map((part) => String(part).padStart(2, '0')),
  ].join('');
}

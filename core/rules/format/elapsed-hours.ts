import type { Instant } from './china-time.ts';
import { parseChinaTime } from './parse-china-time.ts';

const hour = 60 * 60 * 1000;
const defaultInterval = 72;

/** Hours since a time, negative for a future time; undefined when it is no valid time. */
export function elapsedHours(since: Instant | string, now: Instant): number | undefined {
  const from = parseChinaTime(since);
  return from === undefined ? undefined : (Number(now) - from) / hour;
}

/** Whether a time is at most `interval` hours ago; for a non-positive interval, at least that many (§5). */
export function isWithinHours(since: Instant | string, now: Instant, interval = defaultInterval): boolean {
  const elapsed = elapsedHours(since, now);
  if (elapsed === undefined || elapsed < 0) return false;
  return interval > 0 ? elapsed <= interval : elapsed >= -interval;
}

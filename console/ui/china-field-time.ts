import { chinaInstant, chinaTime } from '#core/rules/format/china-time.ts';

const form = /^(20\d{2})-(\d{1,2})-(\d{1,2})[ T](\d{1,2}):(\d{2})$/;

/** The moment that was typed, in China's time whatever the computer's zone; empty until it is whole. */
export function momentOf(typed: string): string {
  const parts = form.exec(typed)?.slice(1).map(Number);
  if (!parts) return '';
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts;
  const instant = chinaInstant({ year, month, day, hour, minute });
  const isTime = chinaTime(instant).month === month && hour < 24 && minute < 60;
  return isTime ? new Date(instant).toISOString() : '';
}

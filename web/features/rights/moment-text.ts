import { chinaTime } from '#core/rules/format/china-time.ts';

const two = (n: number): string => String(n).padStart(2, '0');

/** '8月31日 23:59': a deadline at midnight is shown as the last minute of the day before. */
export function momentText(iso: string, kind: 'from' | 'until'): string {
  const { month, day, hour, minute } = chinaTime(Date.parse(iso) - (kind === 'until' ? 1 : 0));
  return `${month}月${day}日 ${two(hour)}:${two(minute)}`;
}

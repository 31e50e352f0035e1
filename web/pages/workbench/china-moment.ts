import { chinaTime } from '#core/rules/format/china-time.ts';

const two = (n: number): string => String(n).padStart(2, '0');

/** A moment on the operator's clock, to the second. */
export function chinaMoment(at: string | number): string {
  const { year, month, day, hour, minute, second } = chinaTime(new Date(at));
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
}

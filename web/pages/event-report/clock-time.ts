import { chinaTime } from '#core/rules/format/china-time.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** The hour and minute of a moment on the operator's clock. */
export function clockTime(at: string): string {
  const { hour, minute } = chinaTime(new Date(at));
  return `${two(hour)}:${two(minute)}`;
}

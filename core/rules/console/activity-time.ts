import { chinaTime } from '../format/china-time.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** 11-18 14:00, in China's time. */
export function formatDayTime(iso: string): string {
  const { month, day, hour, minute } = chinaTime(Date.parse(iso));
  return `${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
}

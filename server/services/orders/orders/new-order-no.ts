import { randomInt } from 'node:crypto';
import { chinaTime } from '#core/rules/format/china-time.ts';

/** The day and twelve random digits: it reveals no number of orders. */
export function newOrderNo(now: Date): string {
  const { year, month, day } = chinaTime(now);
  const random = () => String(randomInt(1_000_000)).padStart(6, '0');
  return `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}${random()}${random()}`;
}

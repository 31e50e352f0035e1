import { chinaTime, type Instant } from './china-time.ts';

const dayOf = (at: Instant): string => {
  const { month, day } = chinaTime(at);
  return `${month}月${day}日`;
};

/** The days of a period that ends before `endsAt`, in Chinese: 8月1日至8月31日. */
export function dayRange(beginsAt: Instant, endsAt: Instant): string {
  const [first, last] = [dayOf(beginsAt), dayOf(Number(endsAt) - 1)];
  return first === last ? first : `${first}至${last}`;
}

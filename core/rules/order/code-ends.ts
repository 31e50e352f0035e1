import { chinaDay, chinaDayBounds, daysBefore } from '../format/china-day.ts';

const dayMs = 86_400_000;
/** Codes of goods without days of their own are sold while so many are left. */
export const minDays = 7;
/** Shops report the use of a code late. */
const reportMs = 3_600_000;

/** Codes of the stock that end before then are not sold any more. */
export const soldUntil = (validDays: number | null, now: Date): Date =>
  new Date(now.getTime() + (validDays ?? minDays) * dayMs);

/** When a code that is bought now ends, at the latest: with the last of its days, the day of the purchase not counted; null: as its supplier says. */
export const codeEnd = (validDays: number | null, now: Date): Date | null =>
  validDays === null ? null : chinaDayBounds(daysBefore(chinaDay(now), -validDays)).until;

/** When unused codes that end then are refunded. */
export const endedRefundAt = (endsAt: Date): Date => new Date(endsAt.getTime() + reportMs);

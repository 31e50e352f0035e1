import { chinaTime } from '../format/china-time.ts';

interface Window {
  readonly beginsAt: string;
  readonly endsAt: string;
}

export interface CouponSession {
  /** Such as 10点场. */
  readonly name: string;
  readonly isOpen: boolean;
  /** Until it opens, or until it ends; in milliseconds. */
  readonly until: number;
}

const day = 86_400_000;

/** Coupons that are handed out from one hour on, for a day at most; undefined for any other offer. */
export function couponSession({ beginsAt, endsAt }: Window, now: number): CouponSession | undefined {
  const [begins, ends] = [Date.parse(beginsAt), Date.parse(endsAt)];
  if (ends - begins > day || now >= ends) return undefined;
  const isOpen = now >= begins;
  return { name: `${chinaTime(begins).hour}点场`, isOpen, until: isOpen ? ends : begins };
}

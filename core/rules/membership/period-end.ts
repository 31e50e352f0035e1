import type { Instant } from '../format/china-time.ts';
import { addMonths } from './add-months.ts';

/** The term of a plan: days where it has them, else months. */
export interface PlanTerm {
  readonly months: number;
  readonly days: number | null;
}

const dayMs = 86_400_000;

/** The end of what is paid when so many terms are opened at once. */
export const periodEnd = ({ months, days }: PlanTerm, times: number, now: Instant): Date =>
  days === null ? addMonths(now, months * times) : new Date(Number(now) + days * times * dayMs);

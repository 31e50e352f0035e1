import { chinaInstant, chinaTime, type Instant } from '../format/china-time.ts';

/** One rights cycle; `endsAt` is exclusive. */
export interface ClaimCycle {
  /** 'YYYY-MM', the month a claim counts for. */
  readonly cycle: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly next: string;
  /** Calendar days until the rights renew; 1 on the last day of the month. */
  readonly daysUntilRenewal: number;
}

const day = 24 * 60 * 60 * 1000;

function monthName(at: Instant): string {
  const { year, month } = chinaTime(at);
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** The rights cycle at an instant: the calendar month in Asia/Shanghai (decisions §1). */
export function claimCycle(now: Instant): ClaimCycle {
  const today = chinaTime(now);
  const startsAt = chinaInstant({ year: today.year, month: today.month });
  const endsAt = chinaInstant({ year: today.year, month: today.month + 1 });
  const midnight = chinaInstant({ year: today.year, month: today.month, day: today.day });
  return {
    cycle: monthName(now),
    startsAt,
    endsAt,
    next: monthName(endsAt),
    daysUntilRenewal: (endsAt - midnight) / day,
  };
}

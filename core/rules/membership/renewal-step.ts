import { isMessageTime } from '../rights/my-month/my-month-times.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** The next period is debited in the last day of the paid one. */
const debitBeforeMs = day;
/** The notice comes at least this long before the debit; at night it is sent earlier or in the morning. */
export const noticeBeforeMs = 3 * day;
const nightMs = 12 * hour;
/** A period that could not be debited is given up this long after the paid one. */
export const renewalGraceMs = 3 * day;
/** Between a refused debit and the next one; the third refusal ends the renewal. */
export const afterRefusalMs = 8 * hour;
export const maxRefusals = 3;

export interface RenewalFacts {
  /** The end of what is paid. */
  readonly endsAt: number;
  /** When the debit of the next period was announced; null: not yet. */
  readonly noticedAt: number | null;
  /** When a debit was last refused; null: not for this period. */
  readonly refusedAt: number | null;
}

export type RenewalStep =
  | { readonly kind: 'wait'; readonly until: number }
  | { readonly kind: 'notice' }
  | { readonly kind: 'debit' }
  /** The membership has run out meanwhile. */
  | { readonly kind: 'give-up' };

/** When the next period is debited, as far as it is known now. */
export const debitTime = ({ endsAt, noticedAt, refusedAt }: RenewalFacts): number =>
  Math.max(
    endsAt - debitBeforeMs,
    noticedAt === null ? 0 : noticedAt + noticeBeforeMs,
    refusedAt === null ? 0 : refusedAt + afterRefusalMs,
  );

/** When a renewal is first looked at. */
export const firstNotice = (endsAt: number): number => endsAt - debitBeforeMs - noticeBeforeMs - nightMs;

/** What is next for a renewal that is switched on. */
export function renewalStep(facts: RenewalFacts, now: number): RenewalStep {
  const { endsAt, noticedAt } = facts;
  if (now >= endsAt + renewalGraceMs) return { kind: 'give-up' };
  if (noticedAt === null) {
    if (now < firstNotice(endsAt)) return { kind: 'wait', until: firstNotice(endsAt) };
    const isLast = now >= endsAt - debitBeforeMs - noticeBeforeMs;
    return isLast || isMessageTime(now) ? { kind: 'notice' } : { kind: 'wait', until: now + hour };
  }
  const at = debitTime(facts);
  return now < at ? { kind: 'wait', until: at } : { kind: 'debit' };
}

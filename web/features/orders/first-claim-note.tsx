import { firstClaimText } from '#core/rules/rights/first-claim-day.ts';

/** The first day the rights of a bought membership can be claimed; nothing where that is at once. */
export const FirstClaimNote = ({ day, className }: { day: string | null; className?: string | undefined }) =>
  day === null ? null : <p className={className}>会员权益{firstClaimText(day)}</p>;

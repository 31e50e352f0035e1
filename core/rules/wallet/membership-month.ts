import type { WalletMembership } from '../../contract/order/wallet.shapes.ts';

/** What is left to claim of a membership's rights this month, or what was claimed. */
export function membershipMonth({ claimable, claimed }: WalletMembership): string {
  if (claimable > 0) return `本月还有${claimable}项权益没领`;
  return claimed > 0 ? `本月已领${claimed}项权益` : '本月没有待领的权益';
}

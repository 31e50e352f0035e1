import type { Right } from '#core/contract/content/rights.shapes.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';

/** The one line under a right's name: what it brings while it can be claimed, why not when it cannot. */
export function rightLine({ recvStatus, recvReason, hint, claimedAt }: Pick<Right, 'recvStatus' | 'recvReason' | 'hint' | 'claimedAt'>): string {
  if (recvStatus === 2 && claimedAt) {
    const { month, day } = chinaTime(new Date(claimedAt));
    return `${month}月${day}日已领取`;
  }
  return recvReason || hint;
}

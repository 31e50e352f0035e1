import type { Right } from '#core/contract/content/rights.shapes.ts';
import { names } from '#core/config/names.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';

/** The detail page has the full text with contact information. */
const provinceText = `仅限${names.province}号码`;

/** The line under a right's name: its benefit if claimable, else the reason. */
export function rightText({
  recvStatus,
  recvReason,
  hint,
  claimedAt,
  provinceFlag,
}: Pick<Right, 'recvStatus' | 'recvReason' | 'hint' | 'claimedAt' | 'provinceFlag'>): string {
  if (recvStatus === 2 && claimedAt) {
    const { month, day } = chinaTime(new Date(claimedAt));
    return `${month}月${day}日已领取`;
  }
  if (recvStatus === 3 && provinceFlag === 1) return provinceText;
  return recvReason || hint;
}

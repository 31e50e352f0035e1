import type { Right } from '#core/contract/content/rights.shapes.ts';
import { names } from '#core/config/names.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';

/** The whole sentence, with whom to ask, stands on the right's own page. */
const provinceLine = `本权益仅限${names.province}移动号码领取`;

/** The one line under a right's name: what it brings while it can be claimed, why not when it cannot. */
export function rightLine({
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
  if (recvStatus === 3 && provinceFlag === 1) return provinceLine;
  return recvReason || hint;
}

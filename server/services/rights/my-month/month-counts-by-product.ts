import { monthCounts, type MonthCounts } from '#core/rules/rights/my-month/my-month.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { monthGroups } from './month-groups.ts';

/** The month of each held product in numbers, by the rule of its page. */
export async function monthCountsByProduct(
  deps: Deps,
  member: Member,
): Promise<(productId: string) => MonthCounts> {
  const now = deps.clock.now();
  const groups = await monthGroups(deps, member, now);
  return (productId) =>
    monthCounts(
      groups.filter((group) => group.productId === productId),
      now,
    );
}

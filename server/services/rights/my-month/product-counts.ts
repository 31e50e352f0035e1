import { monthCounts, type MonthCounts } from '#core/rules/rights/my-month/my-month.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { monthGroups } from './month-groups.ts';

/** The month of one product in numbers, by the rule of its page; zero without the product. */
export async function productCounts(deps: Deps, member: Member, productId: string): Promise<MonthCounts> {
  const now = deps.clock.now();
  const groups = await monthGroups(deps, member, now);
  return monthCounts(
    groups.filter((group) => group.productId === productId),
    now,
  );
}

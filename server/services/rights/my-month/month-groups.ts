import type { MonthGroupView } from '#core/contract/content/my-month.shapes.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { claimWindow } from '#core/rules/rights/my-month/my-month-window.ts';
import type { Member } from '../../../http/call.ts';
import { groupChoices } from '../rights/group-choices.ts';
import { ownedRights, type OwnedRightRow } from '../rights/tables.ts';
import { rightFacts } from '../rights/right-facts.ts';
import { rightView } from '../rights/right-view.ts';
import { withProvince, type ProvinceLookup } from '../rights/home-province.ts';

type Whose = Pick<Member, 'userId' | 'mobile'>;

/** Every group of every product the user holds, with the status of each right this month. One query, and one more where a right requires a number of the province. */
export async function monthGroups(
  homes: ProvinceLookup,
  { userId, mobile }: Whose,
  now: Date,
): Promise<MonthGroupView[]> {
  const rows = await withProvince(
    homes,
    userId,
    await ownedRights(homes.db, { userId, cycle: claimCycle(now).cycle, now }),
  );
  return monthGroupViews(rows, mobile, now);
}

/** Rows of subscriptions as groups with the status of each right, by the rule of claims. */
export function monthGroupViews(
  rows: readonly OwnedRightRow[],
  mobile: string | undefined,
  now: Date,
): MonthGroupView[] {
  const groups = Map.groupBy(rows, ({ subscription_id, group_id }) => `${subscription_id} ${group_id}`);
  return [...groups.values()].flatMap((members) => {
    const [head] = members;
    if (!head) return [];
    return {
      productId: head.product_id,
      productName: head.product_name,
      subscriptionId: head.subscription_id,
      groupId: head.group_id,
      groupName: head.group_name,
      chooseCount: head.choose_count,
      totalCount: groupChoices(members, head.level, now).length,
      chosenCount: head.group_used ?? 0,
      rightsList: members.map((row) => ({ ...rightView(row, mobile, now), ...timesOf(row, now) })),
    };
  });
}

function timesOf(row: OwnedRightRow, now: Date): { opensAt: string; closesAt: string } {
  const { opensAt, closesAt } = claimWindow(rightFacts(row, now), row.held_until, now);
  return { opensAt: new Date(opensAt).toISOString(), closesAt: new Date(closesAt).toISOString() };
}

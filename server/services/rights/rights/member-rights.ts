import type { cardProduct } from '#core/contract/content/card-product.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { MemberRights, RightsGroup } from '#core/contract/content/rights.shapes.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { claimableCount } from '#core/rules/rights/claimable-count.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { productRecvStatus, productType } from '#core/rules/rights/product-item.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { groupChoices } from './group-choices.ts';
import { rightView } from './right-view.ts';
import type { Listing } from './rights-lists.ts';
import type { RightRow } from './tables.ts';

type Input = Pick<InputOf<typeof cardProduct.memberRights>, 'offerId' | 'subscriptionId'>;

/** The rights of a product the subscriber holds, by group, each with its current status. */
export async function memberRights(
  { lists, clock }: Pick<Listing, 'lists' | 'clock'>,
  member: Member,
  { offerId, subscriptionId }: Input,
): Promise<MemberRights> {
  const now = clock.now();
  const { cycle, endsAt, daysUntilRenewal } = claimCycle(now);
  const rows = await lists({ userId: member.userId, cycle, now, productId: offerId, subscriptionId });
  const [first] = rows;
  if (!first) throw new Refusal('您还没有开通该产品');
  const mine = rows.filter((row) => row.subscription_id === first.subscription_id);
  const groupList = groupsOf(mine, member.mobile, now);
  const rights = groupList.flatMap((group) => group.rightsList);
  const statuses = rights.map((right) => right.recvStatus);
  return {
    offerId,
    productId: first.product_id,
    productName: first.product_name,
    productType: productType(first.price_fen),
    recvStatus: productRecvStatus(rights.filter(({ categoryFlag }) => categoryFlag !== 2)),
    subscriptionId: first.subscription_id,
    cycle,
    renewsOn: chinaDay(endsAt),
    daysUntilRenewal,
    claimableCount: claimableCount(groupList),
    claimedCount: statuses.filter((status) => status === 1 || status === 2).length,
    groupList,
  };
}

function groupsOf(rows: readonly RightRow[], mobile: string, now: Date): RightsGroup[] {
  const groups = Map.groupBy(rows, (row) => row.group_id);
  return [...groups.values()].flatMap((members) => {
    const [head] = members;
    if (!head) return [];
    return {
      groupId: head.group_id,
      groupName: head.group_name,
      chooseCount: head.choose_count,
      totalCount: groupChoices(members, head.level, now).length,
      chosenCount: head.group_used ?? 0,
      rightsList: members.map((row) => rightView(row, mobile, now)),
    };
  });
}

import { cardProduct } from '#core/contract/content/card-product.ts';
import { isLastPick, lastPickQuestion } from '#core/rules/rights/my-month/last-pick.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { askFirst } from '#web/ui/question/ask-first.ts';
import type { Claiming } from './use-send-claim.ts';

/** Asks before a claim that uses the last slot of its group. Pages without the group's numbers load them first. */
export function useConfirmLastPick(): (claiming: Claiming) => Promise<boolean> {
  const call = useApi();
  return async ({ rights: { groupList, productId, subscriptionId }, right }) => {
    const groups =
      groupList ??
      (await call(
        cardProduct.memberRights,
        { offerId: productId, ...(subscriptionId !== null && { subscriptionId }) },
        { quiet: true },
      ).then(
        (rights) => rights.groupList,
        () => [], // the claim itself shows what is wrong
      ));
    const group = groups.find(({ groupId }) => groupId === right.groupId);
    if (!group || !isLastPick(group)) return true;
    return askFirst({
      title: '确认领取',
      text: lastPickQuestion(right.rightsShowName, group),
      confirm: '确认领取',
    });
  };
}

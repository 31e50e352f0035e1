import { cardProduct } from '#core/contract/content/card-product.ts';
import { trafficBagProductId } from '#core/rules/rights/traffic-bag.ts';
import { useHolding } from '#web/features/membership/use-holding.ts';
import { isSettled } from '#web/platform/queries/use-query.ts';
import { useCall } from '#web/platform/queries/use-call.ts';

/** Whether the gift bag, if the page has it, has its height: the offer is drawn, or the holder's rights are there. */
export function useBagSettled(isShown = true): boolean {
  const holding = useHolding(trafficBagProductId);
  const subscriptionId = holding.kind === 'held' ? holding.product.subscriptionId : undefined;
  const rights = useCall(
    cardProduct.memberRights,
    { offerId: trafficBagProductId, ...(subscriptionId !== undefined && { subscriptionId }) },
    { enabled: isShown && subscriptionId !== undefined },
  );
  if (!isShown) return true;
  return subscriptionId === undefined ? holding.kind !== 'unknown' : isSettled(rights);
}

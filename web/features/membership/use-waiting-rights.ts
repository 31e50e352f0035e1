import { cardProduct } from '#core/contract/content/card-product.ts';
import type { OpenProduct } from '#core/contract/user/membership.shapes.ts';
import { useCall } from '#web/platform/queries/use-call.ts';

interface WaitingRights {
  /** The number of claimable rights this month; undefined while loading and on failure. */
  readonly count: number | undefined;
  readonly loading: boolean;
}

/** The claimable rights of a product this month. */
export function useWaitingRights(product: OpenProduct | undefined): WaitingRights {
  const { data, error } = useCall(
    cardProduct.memberRights,
    { offerId: product?.productId ?? '', ...(product && { subscriptionId: product.subscriptionId }) },
    { enabled: product !== undefined },
  );
  return { count: product && data?.claimableCount, loading: product !== undefined && !data && !error };
}

import { cardProduct } from '#core/contract/content/card-product.ts';
import type { OpenProduct } from '#core/contract/user/membership.shapes.ts';
import { useCall } from '#web/platform/api/use-call.ts';

interface WaitingRights {
  /** How many rights wait this month; undefined while it is asked, and where it could not be. */
  readonly count: number | undefined;
  readonly asking: boolean;
}

/** What of a product waits to be claimed this month. */
export function useWaitingRights(product: OpenProduct | undefined): WaitingRights {
  const { data, error } = useCall(
    cardProduct.memberRights,
    { offerId: product?.productId ?? '', ...(product && { subscriptionId: product.subscriptionId }) },
    { enabled: product !== undefined },
  );
  return { count: product && data?.claimableCount, asking: product !== undefined && !data && !error };
}

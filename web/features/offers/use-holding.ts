import { cardProduct } from '#core/contract/content/card-product.ts';
import { membership } from '#core/contract/user/membership.ts';
import type { OpenProduct } from '#core/contract/user/membership.shapes.ts';
import { userInfoRefreshMs } from '#core/rules/session/user-info-refresh.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { useTellMembership } from '#web/platform/tracking/use-tell-membership.ts';

export interface Holding {
  readonly product: OpenProduct | undefined;
  /** How many rights wait this month; undefined while it is asked, and where it could not be. */
  readonly claimable: number | undefined;
  readonly asking: boolean;
}

/** What the subscriber has of a product: since when, until when, and what waits to be claimed. */
export function useHolding(productId: string): Holding {
  const isMember = useSession(({ session }) => session.kind === 'member');
  const vip = useCall(membership.userVipInfo, {}, { enabled: isMember, staleMs: userInfoRefreshMs });
  useTellMembership(vip.data);
  const product = isMember ? vip.data?.openProductInfoList.find((each) => each.productId === productId) : undefined;
  const rights = useCall(cardProduct.memberRights, { offerId: productId, ...(product && { subscriptionId: product.subscriptionId }) }, { enabled: product !== undefined });
  const asking = isMember && ((!vip.data && !vip.error) || (product !== undefined && !rights.data && !rights.error));
  return { product, claimable: product && rights.data?.claimableCount, asking };
}

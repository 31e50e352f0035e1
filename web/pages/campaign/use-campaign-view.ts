import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { useMemberTiers } from '#web/features/offers/use-member-tiers.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import type { CampaignRow } from './campaigns.ts';

/** The subscriber's relation to the offer. */
export type OfferStatus =
  | { readonly kind: 'loading' | 'guest' | 'open' }
  | { readonly kind: 'barred'; readonly reason: string };

export type CampaignView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly text: string; retry(): void }
  /** `isReady`: the subscriber does not hold it; until then the offer is what a guest sees. */
  | { readonly kind: 'offer'; readonly tier: Tier; readonly status: OfferStatus; readonly isReady: boolean }
  | { readonly kind: 'held'; readonly productId: string };

/** The page's view: the offer for non-holders, the rights for holders. */
export function useCampaignView({
  productLine,
  rightsApi,
}: Pick<CampaignRow, 'productLine' | 'rightsApi'>): CampaignView {
  const isGuest = useSession(({ session }) => session.kind === 'guest');
  const { data, error, isOwn, refetch } = useMemberTiers({ line: productLine });
  const tier = data?.tiers[0];
  const isOwned = isOwn && tier?.offer === 'held';
  // Prefetched, so that the offer is replaced by the rights and not by a skeleton.
  const rights = useCall(rightsApi.rights, { offerId: tier?.productId ?? '' }, { enabled: isOwned });

  if (!tier)
    return error ? { kind: 'failed', text: error.message, retry: () => void refetch() } : { kind: 'loading' };
  if (isOwned && (rights.data || rights.error)) return { kind: 'held', productId: tier.productId };
  const isReady = isOwn && !isOwned;
  return {
    kind: 'offer',
    tier,
    status: isReady ? offerStatusOf(tier, isGuest) : { kind: 'loading' },
    isReady,
  };
}

function offerStatusOf({ canOrder, reason }: Tier, isGuest: boolean): OfferStatus {
  if (isGuest) return { kind: 'guest' };
  return canOrder ? { kind: 'open' } : { kind: 'barred', reason };
}

import { memberPage } from '#core/contract/content/member-page.ts';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import type { OwnedProduct } from '#core/contract/content/rights.shapes.ts';
import type { ArtKey } from '#web/art/keys.ts';
import { rightsApis, type RightsApi } from '#web/features/rights/rights-apis.ts';
import type { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';

export interface OwnedCard {
  readonly product: OwnedProduct;
  /** Where its rights are read, claimed and recorded. */
  readonly rightsApi: RightsApi;
  readonly picture: ArtKey;
  /** Where it is used, and how. */
  readonly place: 'television' | 'shopping';
}

interface OwnedCards {
  /** Undefined until known. */
  readonly cards: readonly OwnedCard[] | undefined;
  /** The card of the URL, else the first. */
  readonly card: OwnedCard | undefined;
  readonly error: ApiFailure | undefined;
  retry(): void;
}

/** The partner's television line, whose cards are claimed through a rightsApi of their own. */
export const televisionOffer = { line: 'tv' };

/** Ended cards are shown for a while, so that one sees that they ended. */
const recent = { endedDays: 60 };

/** The partner cards: television memberships first, then shopping memberships. */
export function useOwnedCards(): OwnedCards {
  const enabled = useSession(({ session }) => session.kind === 'member');
  const requested = useQueryValue('productId');
  const television = useCall(memberPage.memberTiers, televisionOffer);
  const owned = useCall(rightsFamilies.dgProducts, recent, { enabled });
  const shopping = useCall(rightsApis.partner.products, recent, { enabled });
  const queries = [television, owned, shopping];
  const cards = television.data &&
    owned.data &&
    shopping.data && [
      ...owned.data
        .filter(({ productId }) => television.data?.tiers.some((tier) => tier.productId === productId))
        .map((product) => ({
          product,
          rightsApi: rightsApis.partnerRetail,
          picture: 'goods/video-pink-cut' as const,
          place: 'television' as const,
        })),
      ...shopping.data.map((product) => ({
        product,
        rightsApi: rightsApis.partner,
        picture: 'goods/luckybag-cut' as const,
        place: 'shopping' as const,
      })),
    ];
  return {
    cards,
    card:
      cards?.find(({ product }) => product.productId === requested) ??
      cards?.find(({ product }) => !product.hasEnded) ??
      cards?.[0],
    error: cards ? undefined : queries.find(({ error }) => error)?.error,
    retry: () => void Promise.all(queries.filter(({ error }) => error).map(({ refetch }) => refetch())),
  };
}

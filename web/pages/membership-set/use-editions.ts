import { useState } from 'react';
import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { useMemberTiers, type MemberTiers } from '#web/features/offers/use-member-tiers.ts';
import type { Offer } from './rows/offer.ts';
import { offerList } from './rows/offers.ts';

interface Editions {
  readonly memberTiers: MemberTiers;
  /** The offers of the set in this product line: its editions. */
  readonly editions: readonly Offer[];
  /** The selected edition. */
  readonly offer: Offer;
  readonly tier: Tier | undefined;
  choose(productId: string): void;
}

/** The editions of a membership and the selected one: by choice, by URL, by holding, or the page's default. */
export function useEditions(
  own: Offer,
  { hasEditions, requested }: { readonly hasEditions: boolean; readonly requested: string | undefined },
): Editions {
  const memberTiers = useMemberTiers({ line: own.productLine });
  const [chosen, choose] = useState<string>();
  const editions = hasEditions ? offerList.filter((each) => each.productLine === own.productLine) : [own];
  const tiers = memberTiers.data?.tiers.filter(({ productId }) =>
    editions.some((each) => each.productId === productId),
  );
  const byId = (productId: string | undefined) => tiers?.find((tier) => tier.productId === productId);
  const tier =
    byId(chosen) ?? byId(requested) ?? tiers?.find(({ offer }) => offer === 'held') ?? byId(own.productId);
  return {
    memberTiers,
    editions,
    offer: editions.find(({ productId }) => productId === tier?.productId) ?? own,
    tier,
    choose,
  };
}

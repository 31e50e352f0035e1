import { memberPage } from '#core/contract/content/member-page.ts';
import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { plusProductId } from '#core/rules/membership/plus-product.ts';
import { useHolding, type Holding } from '#web/features/membership/use-holding.ts';
import { useMemberTiers, type MemberTiers } from '#web/features/offers/use-member-tiers.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';

export interface Plus {
  readonly productId: string;
  readonly holding: Holding;
  /** A subscriber may be a plus VIP without the product (§6). */
  readonly isVip: boolean;
  readonly tier: Tier | undefined;
  readonly memberTiers: MemberTiers;
}

/** The product of the plus area and the subscriber's relation to it. */
export function usePlus(): Plus {
  const productId = useQueryValue('productId') ?? plusProductId;
  const holding = useHolding(productId);
  const signedIn = useSession(({ session }) => session.kind === 'member');
  const vip = useCall(memberPage.isExcellentVip, {}, { enabled: signedIn });
  const memberTiers = useMemberTiers({ productId });
  return {
    productId,
    holding,
    isVip: vip.data === true,
    tier: memberTiers.data?.tiers.find((each) => each.productId === productId),
    memberTiers,
  };
}

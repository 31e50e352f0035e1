import { cardProduct } from '#core/contract/content/card-product.ts';
import type { OpenProduct } from '#core/contract/user/membership.shapes.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import type { MemberCardProps } from '#web/ui/member-card/member-card.tsx';
import { highestProduct } from './highest-product.ts';
import { rightsHome } from './rights-home.ts';

/** 'asking' until the count is known or known to be out of reach, so that the card is drawn once. */
export type Offer = { readonly kind: 'asking' } | ({ readonly kind: 'known' } & Pick<MemberCardProps, 'claimable' | 'action'>);

/** What the card offers: this month's rights of the highest product, or the way to a membership. */
export function useClaimable(products: readonly OpenProduct[] | undefined): Offer {
  const href = useHref();
  const product = highestProduct(products ?? []);
  const offerId = product?.productId ?? '';
  const answer = useCall(cardProduct.memberRights, { offerId, ...(product && { subscriptionId: product.subscriptionId }) }, { enabled: product !== undefined });
  if (!products) return { kind: 'asking' };
  if (!product) return { kind: 'known', claimable: undefined, action: { text: '去开通', href: href({ page: 'memberOrder' }) } };
  const { data: rights, error } = answer;
  if (!rights && !error) return { kind: 'asking' };
  const claim = href({ ...(rightsHome && { project: rightsHome }), page: 'rightsEntrance', query: { offerId } });
  return {
    kind: 'known',
    claimable: rights && { title: '本月权益', count: rights.claimableCount, unit: '项待领' },
    action: { text: rights?.claimableCount === 0 ? '去看看' : '去领取', href: claim },
  };
}

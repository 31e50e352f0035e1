import type { OpenProduct } from '#core/contract/user/membership.shapes.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import type { MemberCardProps } from '#web/ui/member-card/member-card.tsx';
import { highestProduct } from './highest-product.ts';
import { rightsHome } from './rights-home.ts';
import { useWaitingRights } from './use-waiting-rights.ts';

/** 'asking' until the count is loaded or has failed, so that the card renders once. */
export type Offer =
  | { readonly kind: 'asking' }
  | ({ readonly kind: 'known' } & Pick<MemberCardProps, 'claimable' | 'action'>);

/** The card's action: this month's rights of the highest product, or a link to a membership. */
export function useClaimable(products: readonly OpenProduct[] | undefined): Offer {
  const href = useHref();
  const product = highestProduct(products ?? []);
  const { count, asking } = useWaitingRights(product);
  if (!products || asking) return { kind: 'asking' };
  if (!product)
    return {
      kind: 'known',
      claimable: undefined,
      action: { text: '去开通', href: href({ page: 'memberOrder' }) },
    };
  const claim = href({
    ...(rightsHome && { project: rightsHome }),
    page: 'rightsEntrance',
    query: { offerId: product.productId },
  });
  return {
    kind: 'known',
    claimable: count === undefined ? undefined : { title: '本月权益', count, unit: '项待领' },
    action: { text: count === 0 ? '去看看' : '去领取', href: claim },
  };
}

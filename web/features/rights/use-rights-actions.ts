import type { CardAction } from '#core/rules/rights/buttons/rights-card-buttons.ts';
import { useProvinceCheck } from '#web/platform/gateway/use-province-check.ts';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { useGoDetail } from '#web/platform/navigation/use-go-detail.ts';
import { currentSession } from '#web/platform/session/session-store.ts';
import { useSignInFirst } from '#web/platform/session/use-sign-in-first.ts';
import type { CardOfRight } from './rights-cards.tsx';
import { rightsDetailOf } from './rights-detail-of.ts';

interface Doing<Card> {
  /** Claims a right of a member. */
  onReceive(card: Card): void;
  /** Extra query parameters of the purchase page (§2). */
  readonly buyQuery?: Readonly<Record<string, string | undefined>> | undefined;
}

/** Opens a membership. Subscribers of another province see the reason instead (§5); guests may open it. */
export function useOrderMembership(): (productId?: string) => Promise<void> {
  const go = useGo();
  const isOfProvince = useProvinceCheck();
  return async (productId) => {
    if (currentSession().kind !== 'member' || (await isOfProvince()))
      go({ page: 'memberOrder', query: { productId } });
  };
}

/** Handlers of a rights card's buttons. */
export function useRightsActions<Card extends CardOfRight>({
  onReceive,
  buyQuery,
}: Doing<Card>): (action: CardAction, card: Card) => void {
  const signInFirst = useSignInFirst();
  const goDetail = useGoDetail();
  const order = useOrderMembership();
  return (action, card) => {
    switch (action) {
      case 'toReceive':
        return signInFirst(() => onReceive(card));
      case 'toOrder':
        return void order(card.productId);
      case 'goRightsDetail':
        return void goDetail('rightsDetail', rightsDetailOf(card).query ?? {});
      case 'goSkuDetail':
      case 'goProductDetail': {
        const { goodsId, skuId } = card.goodsSku ?? {};
        return void goDetail(action === 'goSkuDetail' ? 'skuDetail' : 'goodsDetail', {
          goodsId: textOf(goodsId),
          skuId: textOf(skuId),
          ...buyQuery,
        });
      }
      case 'none':
    }
  };
}

const textOf = (id: string | number | undefined): string | undefined =>
  id === undefined ? undefined : String(id);

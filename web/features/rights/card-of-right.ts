import type { Right } from '#core/contract/content/rights.shapes.ts';
import { rightGroupView } from '#core/rules/rights/groups/right-group-view.ts';
import { rightText } from './right-text.ts';
import type { CardOfRight } from './rights-cards.tsx';

/** The holding a right belongs to. */
interface Holding {
  /** Undefined if the product is unknown. */
  readonly productId: string | undefined;
  readonly subscriptionId: string | null;
}

export interface OwnedCard extends CardOfRight {
  readonly right: Right;
}

/** The card of a held right. */
export function cardOfRight(item: Right, { productId, subscriptionId }: Holding): OwnedCard {
  const { right } = rightGroupView<Right>(item);
  const {
    rightsId,
    groupId,
    rightsShowName,
    picUrl,
    giveFlag,
    recvStatus,
    recvBtnType,
    lackStockFlag,
    provinceFlag,
    categoryFlag,
    goodsSku,
  } = right;
  return {
    right,
    rightsId,
    groupId,
    productId,
    subscriptionId,
    name: rightsShowName,
    picUrl,
    text: rightText(right),
    isGift: giveFlag === 1,
    recvStatus,
    recvBtnType,
    lackStockFlag,
    provinceFlag,
    categoryFlag,
    goodsSku,
  };
}

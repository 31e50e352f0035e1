/** The chosen sku, as far as the button depends on it. */
export interface BuyFacts {
  readonly isExternal: boolean;
  readonly lackStock: boolean;
  /** Whether other skus are in stock. */
  readonly othersInStock: boolean;
  /** Why it cannot be delivered to the city; empty if it can, or is not delivered at all. */
  readonly cityReason: string;
  /** It is charged to a number, and no supplier is set up that does it. */
  readonly cannotCharge?: boolean;
}

export const chargeNotOffered = '充值商品暂未开通，开通后再来';

export interface BuyButton {
  readonly text: string;
  /** 'remind': requests a message when it is in stock again. */
  readonly action: 'buy' | 'open' | 'remind' | 'none';
  /** Why it cannot be bought. */
  readonly reason: string;
}

/** The main button of a detail page. */
export function buyButton({
  isExternal,
  lackStock,
  othersInStock,
  cityReason,
  cannotCharge = false,
}: BuyFacts): BuyButton {
  if (cannotCharge) return { text: '暂不可购买', action: 'none', reason: chargeNotOffered };
  if (isExternal) return { text: '前往购买', action: 'open', reason: '' };
  if (lackStock)
    return {
      text: '到货提醒',
      action: 'remind',
      reason: othersInStock ? '该规格暂时缺货，可以看看其他规格' : '商品暂时缺货，到货后可以提醒您',
    };
  if (cityReason !== '') return { text: '暂不可购买', action: 'none', reason: cityReason };
  return { text: '立即购买', action: 'buy', reason: '' };
}

export interface QuantityLimits {
  readonly limitPerOrder: number;
  /** null: no limit. */
  readonly stockLeft: number | null;
  /** Of a flash sale. */
  readonly limitPerUser?: number | undefined;
}

/** The most pieces of one order; at least one, so that a form always has a value. */
export const maxPieces = ({ limitPerOrder, stockLeft, limitPerUser }: QuantityLimits): number =>
  Math.max(1, Math.min(limitPerOrder, stockLeft ?? limitPerOrder, limitPerUser ?? limitPerOrder));

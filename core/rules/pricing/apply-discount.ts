import { multiplyFen, subtractFen, type Fen } from './money.ts';

export type Discount =
  | { readonly kind: 'none' }
  /** 8 is 8折: eight tenths of the price are paid. */
  | { readonly kind: 'tenths'; readonly tenths: number }
  | { readonly kind: 'amount'; readonly fen: Fen }
  /** A member or activity price; never above the regular price. */
  | { readonly kind: 'fixedPrice'; readonly fen: Fen };

export interface Discounted {
  readonly price: Fen;
  readonly saved: Fen;
}

function priceAfter(price: Fen, discount: Discount): Fen {
  switch (discount.kind) {
    case 'none':
      return price;
    case 'tenths':
      return multiplyFen(price, discount.tenths / 10);
    case 'amount':
      return subtractFen(price, Math.max(0, discount.fen));
    case 'fixedPrice':
      return Math.max(0, discount.fen);
  }
}

/** The discounted price and the saving; neither is negative, and both sum to the original price. */
export function applyDiscount(price: Fen, discount: Discount): Discounted {
  const after = Math.min(price, priceAfter(price, discount));
  return { price: after, saved: price - after };
}

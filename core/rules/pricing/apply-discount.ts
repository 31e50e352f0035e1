import { multiplyFen, subtractFen, type Fen } from './money.ts';

export type Discount =
  | { readonly kind: 'none' }
  /** 8 is 8折: eight tenths of the price are paid. */
  | { readonly kind: 'tenths'; readonly tenths: number }
  | { readonly kind: 'amount'; readonly fen: Fen }
  /** A member or activity price, which never raises the price it replaces. */
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

/** A price after a discount, and what was saved: neither is ever negative, and both sum to the price. */
export function applyDiscount(price: Fen, discount: Discount): Discounted {
  const after = Math.min(price, priceAfter(price, discount));
  return { price: after, saved: price - after };
}

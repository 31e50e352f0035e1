import type { Fen } from '../pricing/money.ts';

export interface UnitPrices {
  readonly priceFen: Fen;
  readonly memberPriceFen: Fen | null;
}

export interface Buyer {
  /** Holds a level above zero. */
  readonly isMember: boolean;
  /** The price of a running flash sale. */
  readonly saleFen?: Fen | undefined;
}

/** The price of one piece before coupons: the lowest that the buyer is entitled to. */
export const unitPrice = ({ priceFen, memberPriceFen }: UnitPrices, { isMember, saleFen }: Buyer): Fen =>
  Math.min(priceFen, saleFen ?? priceFen, isMember ? (memberPriceFen ?? priceFen) : priceFen);

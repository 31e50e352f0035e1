import { couponPrice, type CouponValue } from '../coupons/coupon-price.ts';
import type { Fen } from '../pricing/money.ts';
import { shopDiscount } from './shop-discount.ts';

/** A card that may pay at tills. */
export interface TillCard extends CouponValue {
  readonly cardCode: string;
  readonly couponName: string;
  /** Kinds of shops; empty: all. */
  readonly categories: readonly string[];
  /** Milliseconds. */
  readonly beginsAt: number;
  readonly expiresAt: number;
}

export interface TillSale {
  readonly amountFen: Fen;
  /** The discount that the shop shows. */
  readonly terms: string | null;
  readonly categoryId: string;
  readonly cards: readonly TillCard[];
  readonly now: number;
}

export interface TillPrice {
  /** Of shop and coupon together. */
  readonly discountFen: Fen;
  readonly couponFen: Fen;
  readonly card: TillCard | null;
  readonly payableFen: Fen;
}

/** The cards that are valid in a kind of shop. */
export const cardsAtShop = ({ cards, categoryId, now }: Omit<TillSale, 'amountFen' | 'terms'>) =>
  cards.filter(
    ({ categories, beginsAt, expiresAt, flowMb }) =>
      flowMb === null &&
      beginsAt <= now &&
      expiresAt > now &&
      (categories.length === 0 || categories.includes(categoryId)),
  );

/** A share of the price wastes nothing. */
const faceOf = ({ card, couponFen }: TillPrice): Fen =>
  card === null || card.payPercent !== null ? couponFen : card.couponAmt;

/** Of equal savings the card with the smallest amount, then the one that expires first; no card rather than one that saves nothing. */
const byBest = (a: TillPrice, b: TillPrice): number =>
  b.couponFen - a.couponFen || faceOf(a) - faceOf(b) || (a.card?.expiresAt ?? 0) - (b.card?.expiresAt ?? 0);

/** The price at a till: the shop's discount, then the one card that saves most. One fen at least is paid, so that it can be refunded. */
export function tillPrice(sale: TillSale): TillPrice {
  const shopFen = shopDiscount(sale.terms, sale.amountFen);
  const after = sale.amountFen - shopFen;
  const without: TillPrice = { discountFen: shopFen, couponFen: 0, card: null, payableFen: after };
  return cardsAtShop(sale)
    .map((card): TillPrice => {
      const payableFen = Math.max(Math.min(1, after), couponPrice({ priceFen: after, flowMb: null }, card));
      const couponFen = after - payableFen;
      return { discountFen: shopFen + couponFen, couponFen, card, payableFen };
    })
    .reduce((best, each) => (byBest(each, best) < 0 ? each : best), without);
}

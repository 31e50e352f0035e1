import { shortYuan, sumFen, type Fen } from '../pricing/money.ts';

interface TipCoupon {
  readonly couponAmt: Fen;
}

export interface TipFacts {
  /** The price before coupons. */
  readonly price: Fen;
  /** The selected coupons, in order. */
  readonly coupons: readonly TipCoupon[];
  readonly optimalCombinationList: readonly TipCoupon[];
  readonly isTipEnabled: boolean;
  /** What is paid without coupons, and without the last of them; freight included. */
  readonly payWithout: Fen;
  readonly payWithFewer: Fen;
}

export interface CouponTip {
  readonly text: string;
  readonly button: string;
  readonly action: 'toCancelCoupon' | 'toReduceCoupon' | 'toOptimalCombination';
}

const totalAmount = (coupons: readonly TipCoupon[]): Fen => sumFen(coupons.map(({ couponAmt }) => couponAmt));

/** A coupon is wasted: the price is 0 or less than any one of the coupons. */
function cancelTip({ price, coupons, payWithout }: TipFacts): CouponTip | undefined {
  if (coupons.length === 0 || (price !== 0 && coupons.every(({ couponAmt }) => price >= couponAmt)))
    return undefined;
  return { text: `可使用${shortYuan(payWithout)}元购买`, button: '点击切换', action: 'toCancelCoupon' };
}

/** The selected coupons do not cover the price, but the best combination does. */
function recommendTip({
  price,
  coupons,
  optimalCombinationList,
  isTipEnabled,
}: TipFacts): CouponTip | undefined {
  if (!isTipEnabled || price <= totalAmount(coupons) || totalAmount(optimalCombinationList) < price)
    return undefined;
  return {
    text: `可使用${optimalCombinationList.length}张福袋券全额抵扣`,
    button: '使用推荐',
    action: 'toOptimalCombination',
  };
}

/** One coupon less: its discount (cardDiscountsPrice) and any uncovered rest are paid in money. */
function reduceTip({ price, coupons, payWithFewer }: TipFacts): CouponTip | undefined {
  const [first] = coupons;
  if (!first || coupons.length < 2 || price <= first.couponAmt) return undefined;
  return {
    text: `可使用${coupons.length - 1}张福袋券+${shortYuan(payWithFewer)}元购买`,
    button: '点击切换',
    action: 'toReduceCoupon',
  };
}

/** The narrower condition comes first, because a price above all coupons is also above the first. */
const tips = [cancelTip, recommendTip, reduceTip] as const;

/** The tip above the pay button (§9, Coupon tip rules); undefined when none applies. */
export function couponTip(facts: TipFacts): CouponTip | undefined {
  for (const tip of tips) {
    const shownTip = tip(facts);
    if (shownTip) return shownTip;
  }
  return undefined;
}

import { shortYuan, subtractFen, sumFen, type Fen } from '../pricing/money.ts';

interface TipCoupon {
  readonly couponAmt: Fen;
}

export interface TipFacts {
  /** What the goods cost before coupons. */
  readonly price: Fen;
  /** The cards laid down, in order. */
  readonly coupons: readonly TipCoupon[];
  readonly optimalCombinationList: readonly TipCoupon[];
  readonly isTipEnabled: boolean;
}

export interface CouponTip {
  readonly text: string;
  readonly button: string;
  readonly action: 'toCancelCoupon' | 'toReduceCoupon' | 'toOptimalCombination';
}

const worth = (coupons: readonly TipCoupon[]): Fen => sumFen(coupons.map(({ couponAmt }) => couponAmt));

/** A card is wasted: the price is nothing, or less than a single card. */
function cancelling({ price, coupons: [first] }: TipFacts): CouponTip | undefined {
  if (!first || (price !== 0 && price >= first.couponAmt)) return undefined;
  return { text: `可使用${shortYuan(price)}元购买`, button: '点击切换', action: 'toCancelCoupon' };
}

/** The cards do not reach, but the best combination covers everything. */
function recommending({
  price,
  coupons,
  optimalCombinationList,
  isTipEnabled,
}: TipFacts): CouponTip | undefined {
  if (!isTipEnabled || price <= worth(coupons) || worth(optimalCombinationList) < price) return undefined;
  return {
    text: `可使用${optimalCombinationList.length}张福袋券全额抵扣`,
    button: '使用推荐',
    action: 'toOptimalCombination',
  };
}

/** One card less: what the last one takes off (its cardDiscountsPrice), and what no card covers, is paid in money. */
function reducing({ price, coupons }: TipFacts): CouponTip | undefined {
  const [first] = coupons;
  if (!first || coupons.length < 2 || price <= first.couponAmt) return undefined;
  const kept = coupons.slice(0, -1);
  const paid = shortYuan(subtractFen(price, worth(kept)));
  return { text: `可使用${kept.length}张福袋券+${paid}元购买`, button: '点击切换', action: 'toReduceCoupon' };
}

/** The narrower condition comes first, because a price above all cards is also above the first. */
const tips = [cancelling, recommending, reducing] as const;

/** The tip above the pay button (§9, Coupon tip rules); undefined when there is nothing to advise. */
export function couponTip(facts: TipFacts): CouponTip | undefined {
  for (const tip of tips) {
    const advice = tip(facts);
    if (advice) return advice;
  }
  return undefined;
}

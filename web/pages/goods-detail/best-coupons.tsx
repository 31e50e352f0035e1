import type { CouponsForSku } from '#core/contract/goods/coupons.shapes.ts';
import { couponTip } from '#core/rules/coupons/coupon-tip.ts';
import { useArt } from '#web/art/use-art.ts';
import { CouponTip } from '#web/ui/coupon-tip/coupon-tip.tsx';

interface BestCouponsProps {
  readonly coupons: CouponsForSku;
  /** Goes to payment with these cards. */
  onUse(cardCodes: readonly string[]): void;
}

/** The coupon tip (§9): the best combination that pays for everything. */
export function BestCoupons({ coupons, onUse }: BestCouponsProps) {
  const art = useArt();
  const tip = couponTip({
    price: coupons.priceFen,
    coupons: [],
    optimalCombinationList: coupons.optimalCombinationList,
    isTipEnabled: true,
    payWithout: coupons.priceFen,
    payWithFewer: coupons.priceFen,
  });
  const best = coupons.optimalCombinationList.map(({ cardCode }) => cardCode);
  if (!tip) return null;
  return (
    <CouponTip
      text={tip.text}
      art={art('quick/luckybag')}
      action={{ text: tip.button, onPress: () => onUse(best) }}
    />
  );
}

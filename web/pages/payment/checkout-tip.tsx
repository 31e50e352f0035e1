import type { OrderPreview } from '#core/contract/order/orders.shapes.ts';
import { couponTip } from '#core/rules/coupons/coupon-tip.ts';
import { useArt } from '#web/art/use-art.ts';
import { CouponTip } from '#web/ui/coupon-tip/coupon-tip.tsx';
import { cardsOf } from './coupon-row.tsx';

interface CheckoutTipProps {
  readonly preview: OrderPreview;
  /** Undefined for the best combination. */
  onCards(cards: readonly string[] | undefined): void;
}

/** The coupon tip above the pay button with its three actions (§9); its sentences are about bag coupons. */
export function CheckoutTip({ preview, onCards }: CheckoutTipProps) {
  const art = useArt();
  const { used } = cardsOf(preview);
  const best = preview.cards.filter(({ cardCode }) => preview.best.cardCodes.includes(cardCode));
  const tip = couponTip({
    price: preview.goodsFen,
    coupons: used.map(({ couponAmt, savedFen }) => ({ couponAmt: couponAmt || savedFen })),
    optimalCombinationList: best,
    isTipEnabled: true,
    payWithout: preview.payWithoutFen,
    payWithFewer: preview.payWithFewerFen,
  });
  const named = tip?.action === 'toOptimalCombination' ? best : used;
  if (!tip || !named.every(({ couponType }) => couponType === 'qyfd')) return null;
  const codes = used.map(({ cardCode }) => cardCode);
  const act = () => {
    switch (tip.action) {
      case 'toCancelCoupon':
        return onCards([]);
      case 'toReduceCoupon':
        return onCards(codes.slice(0, -1));
      case 'toOptimalCombination':
        return onCards(undefined);
    }
  };
  return (
    <CouponTip text={tip.text} art={art('quick/luckybag')} action={{ text: tip.button, onPress: act }} />
  );
}

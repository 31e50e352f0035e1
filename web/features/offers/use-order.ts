import type { Plan, Tier } from '#core/contract/content/member-page.shapes.ts';
import { checkoutTarget } from '#core/rules/order/checkout-target.ts';
import { useProvinceCheck } from '#web/platform/gateway/use-province-check.ts';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { trackOrderStart } from '#web/platform/tracking/track-order-start.ts';

/** The order step of an offer page (§5). */
const chosen = '1';

/** Opens the payment page for a plan; a subscriber who may not order sees the reason. */
export function useOrder(): (tier: Tier, plan: Plan) => Promise<void> {
  const isEligible = useProvinceCheck();
  const go = useGo();
  return async ({ productId, productName }, { goodsId, skuId, planName }) => {
    trackOrderStart(chosen, {
      floorName: '底部操作栏',
      pointName: '开通会员',
      productId,
      productName,
      goodsId,
      skuId,
      skuName: planName,
    });
    if (await isEligible()) go(checkoutTarget({ goodsId, skuId, productId }));
  };
}

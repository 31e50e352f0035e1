import type { Plan, Tier } from '#core/contract/content/member-page.shapes.ts';
import { useProvinceCheck } from '#web/platform/gateway/use-province-check.ts';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { trackOrderStart } from '#web/platform/tracking/track-order-start.ts';

/** The step of an order that begins on an offer's page (§5). */
const chosen = '1';

/** Takes a plan to the payment page; who may not is told why, and nothing moves. */
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
    if (await isEligible()) go({ page: 'payment', query: { goodsId, skuId, productId } });
  };
}

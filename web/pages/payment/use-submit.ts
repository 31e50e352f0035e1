import type { PayMethodId } from '#core/contract/goods/shared/pay-method.shapes.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import { coupons } from '#core/contract/goods/coupons.ts';
import { home } from '#core/contract/goods/home.ts';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import type { OrderPreview } from '#core/contract/order/orders.shapes.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { offline } from '#core/rules/calls/api-failure.ts';
import { callKey } from '#web/platform/queries/use-call.ts';
import { useSendOnce } from '#web/platform/api/use-send-once.ts';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { trackOrderStart } from '#web/platform/tracking/track-order-start.ts';
import { useCheckout } from './use-checkout.ts';
import { usePay } from './use-pay.ts';

type Submitted = Omit<InputOf<typeof orders.submitOrder>, 'payableFen'>;

/** The order step of the payment page (§5). */
const submitted = '2';

/** A refusal of the price carries the new preview. */
const previewIn = (data: unknown): OrderPreview | undefined =>
  data !== null && typeof data === 'object' && 'payableFen' in data && 'steps' in data
    ? (data as OrderPreview)
    : undefined;

/** Submits the order as it is shown, once, and pays it; a changed price is shown and confirmed again. */
export function useSubmit(preview: OrderPreview, order: Submitted) {
  const call = useApi();
  const queries = useQueryCache();
  const go = useGo();
  const { input } = useCheckout();
  const pay = usePay();
  const sendOnce = useSendOnce('order');
  const submit = useAction(
    (_method: PayMethodId | undefined) => {
      const body = { ...order, payableFen: preview.payableFen };
      return sendOnce(JSON.stringify(body), (idempotencyKey) =>
        call(orders.submitOrder, body, { idempotencyKey }),
      );
    },
    {
      onDone: ({ orderNo, state }, method) => {
        for (const { path } of [
          orders.orderList,
          afterSale.orderCounts,
          coupons.myCoupons,
          home.couponCounts,
        ])
          void queries.refresh(path);
        if (state !== 'created' || method === undefined)
          return go({ page: 'paymentResult', query: { orderNo } }, 'replace');
        return pay.run({ orderNo, payMethodId: method });
      },
      onFailed: ({ code, data }) => {
        if (code === offline) return;
        const changed = previewIn(data);
        if (changed) queries.put(callKey(orders.previewOrder, input), changed);
        else void queries.refresh(orders.previewOrder.path);
      },
    },
  );
  return {
    busy: submit.busy || pay.busy,
    run: (method: PayMethodId | undefined) => {
      const [line] = preview.lines;
      trackOrderStart(submitted, {
        floorName: '底部操作栏',
        pointName: '立即支付',
        goodsId: line?.goodsId,
        goodsName: line?.goodsName,
        skuId: line?.skuId,
        skuName: line?.skuName,
      });
      submit.run(method);
    },
  };
}

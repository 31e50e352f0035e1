import { coupons } from '#core/contract/goods/coupons.ts';
import { home } from '#core/contract/goods/home.ts';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { offline } from '#core/rules/calls/api-failure.ts';
import { callKey } from '#web/platform/queries/use-call.ts';
import { askFirst } from '#web/ui/question/ask-first.ts';
import { toast } from '#web/ui/toast/toast.ts';

export interface CancelOrder {
  ask(orderNo: string): void;
  /** The order that is being cancelled. */
  readonly busy: string | undefined;
}

/** Cancels an order that is not paid, after a question; list and detail follow. */
export function useCancelOrder(): CancelOrder {
  const call = useApi();
  const queries = useQueryCache();
  const cancel = useAction((orderNo: string) => call(orders.cancelOrder, { orderNo }), {
    onDone: (order) => {
      queries.put(callKey(orders.goodsOrder, { orderNo: order.orderNo }), order);
      for (const { path } of [orders.orderList, afterSale.orderCounts, coupons.myCoupons, home.couponCounts])
        void queries.refresh(path);
      toast('订单已取消');
    },
    onFailed: ({ code }) => {
      if (code === offline) return;
      // A refusal means that the state has changed meanwhile.
      void queries.refresh(orders.orderList.path);
      void queries.refresh(orders.goodsOrder.path);
    },
  });
  const ask = async (orderNo: string) => {
    const question = {
      title: '取消这个订单？',
      text: '取消后优惠券会退回，商品不再为您保留',
      confirm: '取消订单',
    };
    if (await askFirst(question)) cancel.run(orderNo);
  };
  return { ask: (orderNo) => void ask(orderNo), busy: cancel.busy ? cancel.input : undefined };
}

import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import { checkoutQuery } from '#core/rules/order/checkout-query.ts';
import { checkoutTarget } from '#core/rules/order/checkout-target.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { offline } from '#core/rules/calls/api-failure.ts';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { askFirst } from '#web/ui/question/ask-first.ts';
import { toast } from '#web/ui/toast/toast.ts';

export interface OrderActions {
  confirmReceipt(orderNo: string): void;
  remindShipping(orderNo: string): void;
  hide(orderNo: string): void;
  buyAgain(orderNo: string): void;
  /** The order an action is under way for. */
  readonly busy: string | undefined;
}

/** What can be done with an order after it was paid; lists, detail and counts follow. A refusal shows its own sentence. */
export function useOrderActions({ onHidden }: { readonly onHidden?: () => void } = {}): OrderActions {
  const call = useApi();
  const queries = useQueryCache();
  const go = useGo();
  const refresh = () => {
    for (const { path } of [
      orders.orderList,
      orders.goodsOrder,
      afterSale.orderFulfilment,
      afterSale.orderCounts,
    ])
      void queries.refresh(path);
  };
  const onFailed = ({ code }: { readonly code: string }) => {
    if (code !== offline) refresh();
  };
  const done = (text: string) => () => {
    refresh();
    toast(text);
  };
  const receive = useAction((orderNo: string) => call(afterSale.confirmReceipt, { orderNo }), {
    onDone: done('已确认收货'),
    onFailed,
  });
  const remind = useAction((orderNo: string) => call(afterSale.remindShipping, { orderNo }), {
    onDone: done('已提醒商家尽快处理'),
    onFailed,
  });
  const hide = useAction((orderNo: string) => call(afterSale.hideOrder, { orderNo }), {
    onDone: () => {
      done('订单已删除')();
      onHidden?.();
    },
    onFailed,
  });
  const again = useAction((orderNo: string) => call(afterSale.buyAgain, { orderNo }), {
    onDone: ({ lines, missing }) => {
      if (missing.length > 0) toast(`${missing.map((name) => `“${name}”`).join('、')}已下架或售罄`, 'alert');
      go(checkoutTarget(checkoutQuery(lines, undefined)));
    },
    onFailed,
  });
  const afterQuestion = async (act: () => void, question: Parameters<typeof askFirst>[0]) => {
    if (await askFirst(question)) act();
  };
  const underWay = [receive, remind, hide, again].find(({ busy }) => busy);
  return {
    confirmReceipt: (orderNo) =>
      void afterQuestion(() => receive.run(orderNo), {
        title: '确认收到商品？',
        text: '确认后订单完成，请先检查商品是否完好',
        confirm: '确认收货',
      }),
    remindShipping: (orderNo) => remind.run(orderNo),
    hide: (orderNo) =>
      void afterQuestion(() => hide.run(orderNo), {
        title: '删除这个订单？',
        text: '删除后不再显示，也不能恢复',
        confirm: '删除',
      }),
    buyAgain: (orderNo) => again.run(orderNo),
    busy: underWay?.input,
  };
}

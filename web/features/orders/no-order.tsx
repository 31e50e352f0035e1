import { orderMissing } from '#core/rules/order/order-states.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';

/** The state of a page of one order whose address names none, or none of the subscriber: it leads to the list of orders. */
export function NoOrder({ title = orderMissing }: { readonly title?: string }) {
  const href = useHref();
  return (
    <EmptyState
      art="orders"
      title={title}
      text="请从我的订单里打开"
      action={{ text: '我的订单', href: href({ page: 'myOrders' }) }}
    />
  );
}

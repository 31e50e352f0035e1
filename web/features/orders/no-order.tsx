import { useHref } from '#web/platform/navigation/navigation.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';

/** The state of a page of one order whose address names none: it leads to the list of orders. */
export function NoOrder({ title = '没有找到该订单' }: { readonly title?: string }) {
  const href = useHref();
  return (
    <EmptyState
      art="orders"
      title={title}
      line="请从我的订单里打开"
      action={{ text: '我的订单', href: href({ page: 'myOrders' }) }}
    />
  );
}

import type { OrderSummary } from '#core/contract/order/orders.shapes.ts';
import { checkoutTarget } from '#core/rules/order/checkout-target.ts';
import type { CancelOrder } from '#web/features/orders/use-cancel-order.ts';
import type { OrderActions } from '#web/features/orders/use-order-actions.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import type { ButtonKind } from '#web/ui/button/button-classes.ts';
import { Button } from '#web/ui/button/button.tsx';

interface OrderButtonsProps {
  readonly order: OrderSummary;
  readonly cancel: CancelOrder;
  readonly actions: OrderActions;
}

interface Shown {
  readonly text: string;
  readonly kind?: ButtonKind;
  readonly href?: string;
  readonly act?: () => void;
}

/** What can be done with an order in its state, the most likely last. */
export function OrderButtons({ order, cancel, actions }: OrderButtonsProps) {
  const href = useHref();
  const { orderNo, lines, waitingGroup } = order;
  const name = lines[0]?.goodsName ?? orderNo;
  const detail = href({ page: 'orderDetail', query: { orderNo } });
  const again = { text: '再次购买', act: () => actions.buyAgain(orderNo) };
  const hide = { text: '删除', act: () => actions.hide(orderNo) };
  const shown = (): readonly Shown[] => {
    switch (order.state) {
      case 'created':
        return [
          { text: '取消', act: () => cancel.ask(orderNo) },
          { text: '去支付', kind: 'primary', href: href(checkoutTarget({ orderNo })) },
        ];
      case 'paid':
      case 'delivering':
        if (waitingGroup !== null)
          return [
            {
              text: '邀请好友',
              kind: 'soft',
              href: href({ page: 'groupShare', query: { groupNo: waitingGroup } }),
            },
          ];
        return [{ text: '催一下', act: () => actions.remindShipping(orderNo) }];
      case 'shipped':
        return [
          { text: '看物流', href: detail },
          { text: '确认收货', kind: 'soft', act: () => actions.confirmReceipt(orderNo) },
        ];
      case 'done':
        return lines.some(({ kind }) => kind === 'code')
          ? [again, { text: '查看券码', kind: 'primary', href: detail }]
          : [hide, { ...again, kind: 'soft' }];
      case 'refunding':
        return [{ text: '退款进度', href: detail }];
      case 'closed':
      case 'refunded':
        return [hide, { ...again, kind: 'soft' }];
    }
  };
  const isBusy = cancel.busy === orderNo || actions.busy === orderNo;
  return (
    <>
      {shown().map(({ text, kind = 'outline', href: to, act }) => (
        <Button
          key={text}
          kind={kind}
          size="s"
          label={`${text === '取消' ? '取消订单' : text}：${name}`}
          href={to}
          busy={act !== undefined && isBusy}
          onPress={act}
        >
          {text}
        </Button>
      ))}
    </>
  );
}

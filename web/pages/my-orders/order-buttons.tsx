import type { OrderSummary } from '#core/contract/order/orders.shapes.ts';
import { checkoutTarget } from '#core/rules/order/checkout-target.ts';
import type { CancelOrder } from '#web/features/orders/use-cancel-order.ts';
import type { OrderActions } from '#web/features/orders/use-order-actions.ts';
import type { useOrderCode } from '#web/features/wallet/use-order-code.tsx';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import type { ButtonKind } from '#web/ui/button/button-classes.ts';
import { Button } from '#web/ui/button/button.tsx';

export interface OrderButtonsProps {
  readonly order: OrderSummary;
  readonly cancel: CancelOrder;
  readonly actions: OrderActions;
  readonly code: Pick<ReturnType<typeof useOrderCode>, 'show' | 'busy'>;
  /** It is the one that ends first. */
  readonly isFirst: boolean;
}

interface Shown {
  readonly text: string;
  readonly kind?: ButtonKind;
  readonly href?: string;
  readonly act?: () => void;
}

/** What can be done with an order in its state, the most likely last. */
export function OrderButtons({ order, cancel, actions, code, isFirst }: OrderButtonsProps) {
  const href = useHref();
  const { orderNo, lines, waitingGroup, use } = order;
  const name = lines[0]?.goodsName ?? orderNo;
  const detail = href({ page: 'orderDetail', query: { orderNo } });
  const again = { text: '再次购买', act: () => actions.buyAgain(orderNo) };
  const kind = isFirst ? 'primary' : 'soft';
  const shown = (): readonly Shown[] => {
    if (order.isRefunding) return [{ text: '退款进度', href: detail }];
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
        if (use.codes > 0) return [again, { text: '出示券码', kind, act: () => code.show(orderNo) }];
        if (use.visits > 0) return [again, { text: '去使用', kind, href: href({ page: 'rail' }) }];
        if (lines.some(({ opensMembership }) => opensMembership))
          return [{ text: '去领权益', kind: 'soft', href: href({ page: 'myMonth' }) }];
        return [again];
      case 'refunding':
        return [{ text: '退款进度', href: detail }];
      case 'closed':
      case 'refunded':
        return [again];
    }
  };
  const isBusy = [cancel.busy, actions.busy, code.busy].includes(orderNo);
  return (
    <>
      {shown().map(({ text, kind: look = 'outline', href: to, act }) => (
        <Button
          key={text}
          kind={look}
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

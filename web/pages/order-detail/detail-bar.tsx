import type { OrderFulfilment } from '#core/contract/order/after-sale.shapes.ts';
import type { GoodsOrder } from '#core/contract/order/orders.shapes.ts';
import { checkoutTarget } from '#core/rules/order/checkout-target.ts';
import { Icon } from '#web/art/icon.tsx';
import { headsetIcon } from '#web/art/icons/headset-icon.ts';
import { navIcon } from '#web/art/icons/nav-icon.ts';
import { refreshIcon } from '#web/art/icons/refresh-icon.ts';
import { useCancelOrder } from '#web/features/orders/use-cancel-order.ts';
import { useOrderActions } from '#web/features/orders/use-order-actions.ts';
import { useVouchers } from '#web/features/wallet/use-vouchers.ts';
import type { useOrderCode } from '#web/features/wallet/use-order-code.tsx';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { BarAction } from '#web/ui/action-bar/bar-action.tsx';
import { Button } from '#web/ui/button/button.tsx';

interface DetailBarProps {
  readonly order: GoodsOrder;
  readonly fulfilment: OrderFulfilment | undefined;
  readonly code: Pick<ReturnType<typeof useOrderCode>, 'show' | 'busy'>;
}

/** What can be done with the order. */
export function DetailBar({ order, fulfilment, code }: DetailBarProps) {
  const { orderNo, state, waitingGroup, use } = order;
  const href = useHref();
  const cancel = useCancelOrder();
  const actions = useOrderActions();
  const shop = useVouchers(orderNo, use.codes > 0)?.find((each) => each.shop)?.shop;
  if (state === 'created')
    return (
      <ActionBar>
        <Button kind="outline" full busy={cancel.busy !== undefined} onPress={() => cancel.ask(orderNo)}>
          取消订单
        </Button>
        <Button full href={href(checkoutTarget({ orderNo }))}>
          去支付
        </Button>
      </ActionBar>
    );
  const busy = actions.busy !== undefined;
  const isSending = waitingGroup === null && (state === 'paid' || state === 'delivering');
  return (
    <ActionBar>
      <BarAction icon={<Icon of={headsetIcon} />} text="客服" href={href({ page: 'questionList' })} />
      {shop && (
        <BarAction
          icon={<Icon of={navIcon} />}
          text="去门店"
          href={href({ page: 'storeAddress', query: { shopCode: shop.shopCode } })}
        />
      )}
      {/* Codes have their terms with the way to the refund. */}
      {fulfilment?.lines.some(({ canRefund, codes }) => canRefund && codes.length === 0) && (
        <BarAction
          icon={<Icon of={refreshIcon} />}
          text="退款"
          href={href({ page: 'refundRequest', query: { orderNo } })}
        />
      )}
      {isSending && (
        <Button kind="outline" full busy={busy} onPress={() => actions.remindShipping(orderNo)}>
          催一下
        </Button>
      )}
      {use.codes > 0 && (
        <Button full busy={code.busy !== undefined} onPress={() => code.show(orderNo)}>
          出示券码
        </Button>
      )}
      {use.codes === 0 && (
        <Button
          kind={state === 'shipped' || waitingGroup !== null ? 'accent' : 'primary'}
          full
          busy={busy}
          onPress={() => actions.buyAgain(orderNo)}
        >
          再次购买
        </Button>
      )}
      {waitingGroup !== null && (
        <Button full href={href({ page: 'groupShare', query: { groupNo: waitingGroup } })}>
          邀请好友
        </Button>
      )}
      {state === 'shipped' && (
        <Button full busy={busy} onPress={() => actions.confirmReceipt(orderNo)}>
          确认收货
        </Button>
      )}
    </ActionBar>
  );
}

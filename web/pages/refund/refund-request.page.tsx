import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import { missingOrder } from '#web/features/orders/missing-order.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { RefundForm } from './refund-form.tsx';
import { RefundSkeleton } from './refund-skeleton.tsx';

/** 申请退款: the unused lines of an order, and why. */
function RefundRequest() {
  const orderNo = useQueryValue('orderNo') ?? '';
  const enabled = useSession(({ session }) => session.kind === 'member') && orderNo !== '';
  const order = useCall(orders.goodsOrder, { orderNo }, { enabled });
  const fulfilment = useCall(afterSale.orderFulfilment, { orderNo }, { enabled });
  return (
    <PageFrame
      title="申请退款"
      guest={{ title: '登录后申请退款', text: '只有下单的号码能申请' }}
      instead={missingOrder(order, orderNo)}
      query={order}
      failedTitle="订单没有加载出来"
      skeleton={<RefundSkeleton />}
    >
      {(found) => (
        <QueryState
          query={fulfilment}
          failedLook="page"
          failedTitle="订单没有加载出来"
          skeleton={<RefundSkeleton />}
        >
          {(state) => <RefundForm order={found} fulfilment={state} />}
        </QueryState>
      )}
    </PageFrame>
  );
}

export const page: PageDefinition = { Page: RefundRequest };

import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import { OrderQueryState } from '#web/features/orders/order-query-state.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useNavigator, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { RefundForm } from './refund-form.tsx';
import { RefundSkeleton } from './refund-skeleton.tsx';

/** 申请退款: the unused lines of an order, and why. */
function RefundRequest() {
  const navigator = useNavigator();
  const orderNo = useQueryValue('orderNo') ?? '';
  const enabled = useSession(({ session }) => session.kind === 'member') && orderNo !== '';
  const order = useCall(orders.goodsOrder, { orderNo }, { enabled });
  const fulfilment = useCall(afterSale.orderFulfilment, { orderNo }, { enabled });
  return (
    <Page>
      <NavBar title="申请退款" back={() => navigator.back()} />
      <OrderQueryState
        query={order}
        number={orderNo}
        guest={{ title: '登录后申请退款', line: '只有下单的号码能申请' }}
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
      </OrderQueryState>
    </Page>
  );
}

export const page: PageDefinition = { Page: RefundRequest };

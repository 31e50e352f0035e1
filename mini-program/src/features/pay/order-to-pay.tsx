import { useState } from 'react';
import { orders } from '#core/contract/order/orders.ts';
import { orderMissing } from '#core/rules/order/order-states.ts';
import { orderSentence } from '#core/rules/order/order-progress.ts';
import { goBack } from '../../platform/navigation/go-back.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { EmptyState, FailedState } from '../../ui/state.tsx';
import { PayFrame, PaySkeleton } from './pay-frame.tsx';
import { PayOutcome } from './pay-outcome.tsx';
import { Payable } from './payable.tsx';

/** An order that is paid now; one that cannot be paid any more says why. */
export function OrderToPay({ orderNo }: { readonly orderNo: string }) {
  const {
    data: order,
    error,
    loading,
    at,
    refetch,
  } = useQuery(orders.goodsOrder, { orderNo }, { staleMs: 0 });
  const [paymentNo, setPaymentNo] = useState<string>();
  if (order && paymentNo !== undefined)
    return <PayOutcome order={order} paymentNo={paymentNo} onPayAgain={() => setPaymentNo(undefined)} />;
  if (order?.state === 'created' && order.payBy !== null && order.payBy > order.serverNow)
    return (
      <Payable
        order={order}
        payUntil={Date.parse(order.payBy) - Date.parse(order.serverNow) + at}
        onSent={setPaymentNo}
        onEnd={() => void refetch()}
      />
    );
  if (order) {
    const { title, text } =
      order.state === 'created'
        ? { title: '订单已超过付款时间', text: '请重新下单' }
        : orderSentence({ ...order, isPhysical: order.lines.some(({ kind }) => kind === 'physical') });
    return (
      <PayFrame>
        <EmptyState
          art="orders"
          title={title}
          note={text}
          action={{ text: '查看订单', onPress: () => openPage('orderDetail', { orderNo }) }}
        />
      </PayFrame>
    );
  }
  return (
    <PayFrame>
      {(loading || !error) && <PaySkeleton />}
      {!loading && error?.message === orderMissing && (
        <EmptyState art="orders" title={orderMissing} action={{ text: '返回', onPress: goBack }} />
      )}
      {!loading && error && error.message !== orderMissing && (
        <FailedState title="订单没有加载出来" note={error.message} onRetry={() => void refetch()} />
      )}
    </PayFrame>
  );
}

import { useEffect, useState } from 'react';
import { orders } from '#core/contract/order/orders.ts';
import type { GoodsOrder } from '#core/contract/order/orders.shapes.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { orderMissing } from '#core/rules/order/order-states.ts';
import { paymentOutcome, type PaymentOutcome } from '#core/rules/pay/payment-outcome.ts';
import { statusPollMs } from '#core/rules/pay/status-poll.ts';
import type { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { useCall } from '#web/platform/queries/use-call.ts';

export interface ShownOutcome {
  readonly order: GoodsOrder | undefined;
  /** The address names no order of the subscriber, and none was paid for just now. */
  readonly isMissing: boolean;
  readonly outcome: PaymentOutcome;
  readonly loading: boolean;
  readonly error: ApiFailure | undefined;
  refetch(): void;
}

/** How many answers a call has had, for its back-off. */
function useAnswerCount(at: number): number {
  const [seen, setSeen] = useState({ at: 0, answers: 0 });
  if (at !== 0 && at !== seen.at) setSeen({ at, answers: seen.answers + 1 });
  return seen.answers;
}

/**
 * The state of an attempt, or of the order where there is none, polled with growing waits until it is known. A cashier may lead back
 * without our query: then it is the subscriber's latest attempt.
 */
export function useOutcome(
  requestedOrder: string | undefined,
  requestedPayment: string | undefined,
  enabled: boolean,
): ShownOutcome {
  const [answers, setAnswers] = useState(0);
  const wait = statusPollMs(answers);
  const latest = useCall(
    payments.latestPayment,
    requestedOrder === undefined ? {} : { orderNo: requestedOrder },
    {
      enabled: enabled && requestedPayment === undefined,
      staleMs: 0,
    },
  );
  const paymentNo = requestedPayment ?? latest.data?.payment?.paymentNo;
  const status = useCall(
    payments.paymentStatus,
    { paymentNo: paymentNo ?? '' },
    {
      enabled: enabled && paymentNo !== undefined,
      staleMs: 0,
      refetchMs: (data) => (data === undefined || data.state === 'waiting' ? wait : false),
    },
  );
  const orderNo = requestedOrder ?? status.data?.orderNo;
  const order = useCall(
    orders.goodsOrder,
    { orderNo: orderNo ?? '' },
    {
      enabled: enabled && orderNo !== undefined,
      staleMs: 0,
      refetchMs: (data) => (paymentNo === undefined && data?.state === 'created' ? wait : false),
    },
  );
  const counted = useAnswerCount(paymentNo === undefined ? order.at : status.at);
  if (counted !== answers) setAnswers(counted);
  const payment = status.data?.state;
  const { refetch } = order;
  // The order follows its payment; an attempt that failed may have been replaced by another.
  useEffect(() => {
    if (payment !== undefined && payment !== 'waiting') void refetch();
  }, [payment, refetch]);
  const unnamed = orderNo === undefined ? (status.error ?? latest.error) : undefined;
  return {
    order: order.data,
    isMissing:
      (orderNo === undefined && latest.data?.payment === null) || order.error?.message === orderMissing,
    outcome: paymentOutcome({
      payment,
      order: order.data?.state,
      isPhysical: order.data?.lines.some(({ kind }) => kind === 'physical') ?? false,
      waitsForGroup: (order.data?.waitingGroup ?? null) !== null,
      stopped: wait === false,
    }),
    loading: order.loading || status.loading,
    error: order.error ?? unnamed,
    refetch: () => {
      if (orderNo !== undefined) void order.refetch();
      if (paymentNo !== undefined) void status.refetch();
      else if (orderNo === undefined) void latest.refetch();
    },
  };
}

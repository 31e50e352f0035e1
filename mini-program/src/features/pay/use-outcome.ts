import { useEffect, useState } from 'react';
import { orders } from '#core/contract/order/orders.ts';
import type { GoodsOrder } from '#core/contract/order/orders.shapes.ts';
import { payments } from '#core/contract/pay/payments.ts';
import type { PaymentState } from '#core/contract/pay/payments.shapes.ts';
import { paymentOutcome, type PaymentOutcome } from '#core/rules/pay/payment-outcome.ts';
import { statusPollMs } from '#core/rules/pay/status-poll.ts';
import { callApi } from '../../platform/call.ts';

interface Known {
  readonly payment: PaymentState | undefined;
  readonly order: GoodsOrder;
  readonly stopped: boolean;
}

/** What has become of a payment, polled with growing waits until the server knows it. */
export function useOutcome(
  before: GoodsOrder,
  paymentNo: string,
): { readonly order: GoodsOrder; readonly outcome: PaymentOutcome; pollAgain(): void } {
  const [known, setKnown] = useState<Known>({ payment: undefined, order: before, stopped: false });
  const [round, setRound] = useState(0);
  const { orderNo } = before;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = true;
    const ask = async (questions: number): Promise<void> => {
      const { payment, order } = await read(orderNo, paymentNo);
      if (!isShown) return;
      const isOpen = payment === undefined || payment === 'waiting';
      const wait = isOpen ? statusPollMs(questions) : false;
      setKnown((last) => ({
        payment: payment ?? last.payment,
        order: order ?? last.order,
        stopped: isOpen && wait === false,
      }));
      if (wait !== false) timer = setTimeout(() => void ask(questions + 1), wait);
    };
    void ask(1);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [orderNo, paymentNo, round]);
  const { payment, order, stopped } = known;
  return {
    order,
    outcome: paymentOutcome({
      payment,
      order: order.state,
      isPhysical: order.lines.some(({ kind }) => kind === 'physical'),
      waitsForGroup: order.waitingGroup !== null,
      stopped,
    }),
    pollAgain: () => {
      setKnown({ ...known, stopped: false });
      setRound(round + 1);
    },
  };
}

/** The order follows its payment; without an answer both stay as they are known. */
async function read(orderNo: string, paymentNo: string) {
  const status = await callApi(payments.paymentStatus, { paymentNo }, { quiet: true }).catch(() => undefined);
  const order =
    status && status.state !== 'waiting'
      ? await callApi(orders.goodsOrder, { orderNo }, { quiet: true }).catch(() => undefined)
      : undefined;
  return { payment: status?.state, order };
}

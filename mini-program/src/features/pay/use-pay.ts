import { useRef, useState } from 'react';
import type { PayMethodId } from '#core/contract/goods/shared/pay-method.shapes.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { callApi } from '../../platform/call.ts';
import { payOrder } from '../../platform/pay-order.ts';

/** One payment at a time, and what is said about the last one. What the chat app reports is asked of the server before it is believed. */
export function usePay(orderNo: string, onSent: (paymentNo: string) => void) {
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<string>();
  // Two taps come before the button is drawn again.
  const isUnderWay = useRef(false);
  const run = async (method: PayMethodId): Promise<void> => {
    try {
      const { paymentNo, reported } = await payOrder(orderNo, method);
      if (reported === 'paid' || (await isSettled(paymentNo))) return onSent(paymentNo);
      setNote(reported === 'cancelled' ? '您已取消支付，订单为您保留着' : '支付没有完成，请重试或换一种方式');
    } catch (failure) {
      setNote(failure instanceof Error ? failure.message : '支付没有完成，请重试');
    }
  };
  const pay = (method: PayMethodId): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setNote(undefined);
    void run(method).finally(() => {
      isUnderWay.current = false;
      setBusy(false);
    });
  };
  return { busy, note, pay };
}

/** Without an answer the payment counts as open: it can be continued, and is paid once. */
async function isSettled(paymentNo: string): Promise<boolean> {
  const status = await callApi(payments.paymentStatus, { paymentNo }, { quiet: true }).catch(() => undefined);
  return status !== undefined && status.state !== 'waiting';
}

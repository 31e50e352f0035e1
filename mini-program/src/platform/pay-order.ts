import Taro from '@tarojs/taro';
import type { PayMethodId } from '#core/contract/goods/shared/pay-method.shapes.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { callApi } from './call.ts';
import { sendOnce } from './send-once.ts';

/** What the chat app reported; whether it was paid is the server's to say. */
export interface SentPayment {
  readonly paymentNo: string;
  readonly reported: 'paid' | 'cancelled' | 'failed';
}

/** Pays an order: by the chat app's own cashier where the method is its, otherwise by the call alone. */
export async function payOrder(orderNo: string, payMethodId: PayMethodId): Promise<SentPayment> {
  const { paymentNo, action } = await sendOnce('payment', `${orderNo} ${payMethodId}`, (idempotencyKey) =>
    callApi(
      payments.createPayment,
      { orderNo, payMethodId, scene: 'mini-program' },
      { idempotencyKey, inPage: true },
    ),
  );
  if (action.kind !== 'jsapi') return { paymentNo, reported: 'paid' };
  const { timeStamp, nonceStr, package: prepay, signType, paySign } = action;
  return Taro.requestPayment({ timeStamp, nonceStr, package: prepay, signType, paySign }).then(
    () => ({ paymentNo, reported: 'paid' }),
    (failure: unknown) => ({ paymentNo, reported: isCancelled(failure) ? 'cancelled' : 'failed' }),
  );
}

const isCancelled = (failure: unknown): boolean =>
  String((failure as { readonly errMsg?: unknown } | undefined)?.errMsg).includes('cancel');

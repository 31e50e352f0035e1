import Taro from '@tarojs/taro';
import { payments } from '#core/contract/pay/payments.ts';
import { randomId } from '#core/rules/tracking/random-id.ts';
import { callApi } from './call.ts';
import { storage } from './storage.ts';

export type Payment = { readonly kind: 'sent' | 'cancelled'; readonly paymentNo: string };

/** Chat-app pay (§3). */
const chatPay = 1;

/**
 * Pays an order by the chat app's own cashier. 'sent' means that the cashier reported success: the payment's status is the server's.
 * The key of the attempt is stored, so that a tap after a lost answer repeats it and pays once.
 */
export async function payOrder(orderNo: string): Promise<Payment> {
  const keyName = `payKey:${orderNo}`;
  const idempotencyKey = storage.get(keyName) ?? newKey();
  storage.set(keyName, idempotencyKey);
  const { paymentNo, action } = await callApi(
    payments.createPayment,
    { orderNo, payMethodId: chatPay, scene: 'mini-program' },
    { idempotencyKey },
  );
  storage.remove(keyName);
  if (action.kind !== 'jsapi') return { kind: 'sent', paymentNo };
  const { timeStamp, nonceStr, package: prepay, signType, paySign } = action;
  return Taro.requestPayment({ timeStamp, nonceStr, package: prepay, signType, paySign }).then(
    () => ({ kind: 'sent', paymentNo }),
    () => ({ kind: 'cancelled', paymentNo }),
  );
}

const newKey = (): string => randomId(Uint8Array.from({ length: 16 }, () => Math.floor(Math.random() * 256)));

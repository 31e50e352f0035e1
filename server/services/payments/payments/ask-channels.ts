import { payChannels } from '#core/rules/pay/pay-channels.ts';
import type { Deps } from '../../../deps.ts';
import type { ChannelState } from '../../../upstreams/payments/port.ts';
import { endOpen, settlePayment } from './settle-payment.ts';
import { paymentsOf, type PaymentRow } from './tables.ts';

export interface ChannelAnswer {
  readonly payment: Pick<PaymentRow, 'payment_no' | 'pay_method_id' | 'state' | 'amount_fen'>;
  readonly channel: ChannelState;
}

/**
 * Asks the channels now about every attempt to pay an order, and applies what they say as their notices are applied: an order is paid by
 * money that its channel has, by nothing else. Points are ours and are not asked for.
 */
export async function askChannels(deps: Deps, orderNo: string): Promise<readonly ChannelAnswer[]> {
  const attempts = await paymentsOf(deps.db, orderNo);
  return Promise.all(
    attempts.flatMap((payment) => {
      const name = payChannels[payment.pay_method_id];
      return name === 'points' ? [] : [askChannel(deps, payment, name)];
    }),
  );
}

async function askChannel(
  deps: Deps,
  payment: PaymentRow,
  name: Exclude<(typeof payChannels)[keyof typeof payChannels], 'points'>,
): Promise<ChannelAnswer> {
  const { payment_no: paymentNo, amount_fen: amountFen } = payment;
  const channel = await deps.payChannels[name].query({ paymentNo, amountFen });
  if (payment.state !== 'paid' && (await settlePayment(deps, payment, channel)) === 'wrong-amount')
    await endOpen(deps, paymentNo, 'disputed');
  return { payment, channel };
}

import { payChannels } from '#core/rules/pay/pay-channels.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { ChannelState } from '../../../upstreams/payments/port.ts';
import { endOpen, writeSettled, type Settled } from './settle-payment.ts';
import { lockOrder, paymentsOf, type PaymentRow } from './tables.ts';

export interface ChannelAnswer {
  readonly payment: PaymentRow;
  readonly channel: ChannelState;
}

/** Asks the channels now about every attempt to pay an order, and writes nothing. Points are ours and are not asked for. */
export async function askChannels(
  { db, payChannels: channels }: Pick<Deps, 'db' | 'payChannels'>,
  orderNo: string,
): Promise<readonly ChannelAnswer[]> {
  const attempts = await paymentsOf(db, orderNo);
  return Promise.all(
    attempts.flatMap((payment) => {
      const name = payChannels[payment.pay_method_id];
      if (name === 'points') return [];
      const { payment_no: paymentNo, amount_fen: amountFen } = payment;
      return [channels[name].query({ paymentNo, amountFen }).then((channel) => ({ payment, channel }))];
    }),
  );
}

/**
 * Applies the channels' answers about an order as their notices are applied: an order is paid by money that its channel has, by nothing
 * else. What is returned wakes its jobs after the commit.
 */
export async function applyAnswers(
  deps: Pick<Deps, 'clock' | 'log'>,
  tx: Tx,
  orderNo: string,
  answers: readonly ChannelAnswer[],
): Promise<readonly Settled[]> {
  await lockOrder(tx, orderNo);
  const applied: Settled[] = [];
  for (const { payment, channel } of answers) {
    if (payment.state === 'paid') continue;
    const settled = await writeSettled(deps, tx, payment, channel);
    if (settled === 'wrong-amount') await endOpen({ db: tx }, payment.payment_no, 'disputed');
    applied.push(settled);
  }
  return applied;
}

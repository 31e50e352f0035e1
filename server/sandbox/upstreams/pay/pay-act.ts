import type { PayAct } from '#core/contract/sandbox/upstreams.shapes.ts';
import { cashierChannels, payChannels, type CashierChannel } from '#core/rules/pay/pay-channels.ts';
import { delay } from '../fake-upstream.ts';
import { forged, noticeOf, type NoticeText } from './notices.ts';
import type { PaySandbox } from './pay-sandbox.ts';
import { captureTrade, endTrade, openTrade, tradeOf, type Trade } from './trades.ts';

export interface CashierSandbox extends PaySandbox {
  /** Where notices go, for a trade that the subscriber has not opened yet. */
  noticeUrl(channel: CashierChannel): string;
}

const isCashier = (name: string): name is CashierChannel => cashierChannels.some((each) => each === name);

/** What a subscriber or a faulty channel does at the cashier, with the notices that follow. Returns the status of each. */
export async function actAtCashier(sandbox: CashierSandbox, act: PayAct) {
  const trade = await tradeFor(sandbox, act.paymentNo);
  if (!trade) return undefined;
  const notice = await carryOut(sandbox, trade, act.result);
  const send = async () => {
    await delay(act.delayMs);
    return Promise.all(Array.from({ length: act.times }, () => sendNotice(trade.notify_url, notice)));
  };
  const sent = send();
  if (act.delayMs > 0) sent.catch(() => undefined);
  const { state } = (await tradeOf(sandbox.db, trade.channel, trade.payment_no)) ?? trade;
  return { paymentNo: trade.payment_no, state, notices: act.delayMs > 0 ? [] : await sent };
}

async function carryOut(
  sandbox: CashierSandbox,
  trade: Trade,
  result: PayAct['result'],
): Promise<NoticeText> {
  const paid: Trade = { ...trade, state: 'paid', paid_at: sandbox.clock.now() };
  switch (result) {
    case 'success':
      await captureTrade(sandbox, trade);
      return noticeOf(sandbox, paid, trade.amount_fen);
    case 'fail':
    case 'close': {
      const state = result === 'fail' ? 'failed' : 'closed';
      const ended = await endTrade(sandbox, trade.channel, trade.payment_no, state);
      return noticeOf(sandbox, ended ? { ...trade, state } : paid, trade.amount_fen);
    }
    case 'forge':
      return forged(await noticeOf(sandbox, paid, trade.amount_fen));
    case 'wrong-amount':
      return noticeOf(sandbox, paid, trade.amount_fen - 1);
  }
}

/** The trade of a payment. The wallet knows it once its page is open, which this stands for. */
async function tradeFor(sandbox: CashierSandbox, paymentNo: string): Promise<Trade | undefined> {
  const payment = await sandbox.db
    .selectFrom('payments')
    .select(['pay_method_id', 'amount_fen'])
    .where('payment_no', '=', paymentNo)
    .executeTakeFirst();
  const channel = payment && payChannels[payment.pay_method_id];
  if (!payment || channel === undefined || !isCashier(channel)) return undefined;
  const opened = await tradeOf(sandbox.db, channel, paymentNo);
  if (opened) return opened;
  return openTrade(sandbox, {
    channel,
    paymentNo,
    amountFen: payment.amount_fen,
    notifyUrl: sandbox.noticeUrl(channel),
    returnUrl: null,
  });
}

async function sendNotice(url: string, { headers, body }: NoticeText): Promise<number> {
  try {
    return (await fetch(url, { method: 'POST', headers, body })).status;
  } catch {
    return 0;
  }
}

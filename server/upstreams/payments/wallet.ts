import { z } from 'zod';
import { walletPrefix } from '#core/config/pay-names.ts';
import { exactYuan, formatFen } from '#core/rules/pricing/money.ts';
import type { AskHttp, Reply } from '../ask-http.ts';
import {
  noticeLifeMs,
  type ChannelState,
  type Notice,
  type NotifyingChannel,
  type Refunded,
} from './port.ts';
import {
  isWalletAnswer,
  isWalletNotice,
  signedParams,
  walletMoment,
  walletTime,
  type WalletKeys,
} from './wallet-signature.ts';
import { walletStatement } from './wallet-statement.ts';

export interface WalletAccount {
  gatewayUrl(): string;
  readonly appId: string;
  keys(): Promise<WalletKeys>;
  notifyUrl(): string;
}

const outcome = z.object({
  code: z.string().max(16),
  sub_code: z.string().max(64).optional(),
  out_trade_no: z.string().max(64).optional(),
  trade_no: z.string().max(64).optional(),
  trade_status: z.string().max(32).optional(),
  total_amount: z.string().max(16).optional(),
  refund_status: z.string().max(32).optional(),
  bill_download_url: z.url().optional(),
});
type Outcome = z.output<typeof outcome>;
const worked = '10000';

/** The online wallet's open interface, signed with RSA2. Its own page opens the trade, so before that it knows none. */
export function wallet(ask: AskHttp, account: WalletAccount): NotifyingChannel {
  const paramsOf = async (method: string, content: object, urls: Readonly<Record<string, string>> = {}) =>
    signedParams(await account.keys(), {
      app_id: account.appId,
      method: `${walletPrefix}.${method}`,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: walletTime(new Date()),
      version: '1.0',
      ...urls,
      biz_content: JSON.stringify(content),
    });
  const send = async (
    method: string,
    content: object,
  ): Promise<Outcome | Extract<Reply, { kind: 'unanswered' }>> => {
    const keys = await account.keys();
    const field = `${walletPrefix}_${method.replaceAll('.', '_')}_response`;
    const reply = await ask(account.gatewayUrl(), {
      method: 'POST',
      body: new URLSearchParams(await paramsOf(method, content)).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
      isGenuine: ({ text }) => isWalletAnswer(keys, field, text),
    });
    if (reply.kind === 'unanswered') return reply;
    const read = z.object({ [field]: outcome }).safeParse(reply.body);
    const answer = reply.status === 200 && read.success ? read.data[field] : undefined;
    return answer ?? { kind: 'unanswered', reason: `status ${reply.status}`, sent: true };
  };

  return {
    async create({ paymentNo, amountFen, description, expiresAt, returnUrl }) {
      const content = {
        out_trade_no: paymentNo,
        total_amount: formatFen(amountFen),
        subject: description,
        product_code: 'QUICK_WAP_WAY',
        time_expire: walletTime(expiresAt),
      };
      const params = await paramsOf('trade.wap.pay', content, {
        notify_url: account.notifyUrl(),
        return_url: returnUrl,
      });
      const url = `${account.gatewayUrl()}?${new URLSearchParams(params).toString()}`;
      return { kind: 'action', action: { kind: 'redirect', url } };
    },
    async query({ paymentNo }) {
      const answer = await send('trade.query', { out_trade_no: paymentNo });
      if ('kind' in answer) return { kind: 'unknown', reason: answer.reason };
      if (answer.sub_code === 'ACQ.TRADE_NOT_EXIST') return { kind: 'absent' };
      return answer.code === worked && answer.out_trade_no === paymentNo
        ? stateOf(answer)
        : { kind: 'unknown', reason: answer.sub_code ?? answer.code };
    },
    async close(paymentNo) {
      const answer = await send('trade.close', { out_trade_no: paymentNo });
      if ('kind' in answer) return 'unknown';
      if (answer.code === worked || answer.sub_code === 'ACQ.TRADE_NOT_EXIST') return 'closed';
      return answer.sub_code === 'ACQ.TRADE_STATUS_ERROR' ? 'refused' : 'unknown';
    },
    async refund({ refundNo, paymentNo, amountFen, reason }) {
      const answer = await send('trade.refund', {
        out_trade_no: paymentNo,
        out_request_no: refundNo,
        refund_amount: formatFen(amountFen),
        refund_reason: reason,
      });
      if ('kind' in answer) return { kind: 'unknown', reason: answer.reason };
      return answer.code === worked
        ? { kind: 'done' }
        : { kind: 'refused', reason: answer.sub_code ?? answer.code };
    },
    async queryRefund({ refundNo, paymentNo }): Promise<Refunded> {
      const answer = await send('trade.fastpay.refund.query', {
        out_trade_no: paymentNo,
        out_request_no: refundNo,
      });
      if ('kind' in answer) return { kind: 'unknown', reason: answer.reason };
      return answer.code === worked && answer.refund_status === 'REFUND_SUCCESS'
        ? { kind: 'done' }
        : { kind: 'absent' };
    },
    async statement(day) {
      const answer = await send('data.dataservice.bill.downloadurl.query', {
        bill_type: 'trade',
        bill_date: day,
      });
      if ('kind' in answer) return undefined;
      if (answer.sub_code === 'isp.bill_not_exist') return [];
      const { code, bill_download_url: url } = answer;
      return code === worked && url !== undefined ? walletStatement(url) : undefined;
    },
    async parseNotice({ body }) {
      return noticeOf(await account.keys(), account.appId, Object.fromEntries(new URLSearchParams(body)));
    },
    noticeAnswer: (isAccepted) => ({
      status: isAccepted ? 200 : 400,
      type: 'text/plain',
      body: isAccepted ? 'success' : 'failure',
    }),
  };
}

function stateOf({ trade_status, trade_no, total_amount }: Omit<Outcome, 'code'>): ChannelState {
  switch (trade_status) {
    case 'TRADE_SUCCESS':
    case 'TRADE_FINISHED':
      return total_amount === undefined
        ? { kind: 'unknown', reason: 'no amount' }
        : { kind: 'paid', tradeNo: trade_no ?? null, amountFen: exactYuan(total_amount) };
    case 'TRADE_CLOSED':
      return { kind: 'closed' };
    case 'WAIT_BUYER_PAY':
      return { kind: 'waiting' };
    case undefined:
    default:
      return { kind: 'unknown', reason: `trade status ${trade_status}` };
  }
}

function noticeOf(keys: WalletKeys, appId: string, params: Readonly<Record<string, string>>): Notice {
  if (!isWalletNotice(keys, params)) return { kind: 'forged', reason: 'signature' };
  if (params['app_id'] !== appId) return { kind: 'forged', reason: 'merchant' };
  if (!(Math.abs(Date.now() - walletMoment(params['notify_time'] ?? '')) <= noticeLifeMs))
    return { kind: 'forged', reason: 'timestamp' };
  const { out_trade_no: paymentNo = '' } = params;
  const { trade_status, trade_no, total_amount } = params;
  return {
    kind: 'payment',
    paymentNo,
    state: stateOf({
      ...(trade_status && { trade_status }),
      ...(trade_no && { trade_no }),
      ...(total_amount && { total_amount }),
    }),
  };
}

import { z } from 'zod';
import type { AskHttp, RawAnswer, Reply } from '../ask-http.ts';
import {
  authorization,
  bridgeValues,
  decrypted,
  platformFault,
  type ChatPayKeys,
} from './chat-pay-signature.ts';
import { chatPayBill, chatPayStatement } from './chat-pay-statement.ts';
import type { ChannelOrder, ChannelState, Notice, NotifyingChannel, Refunded } from './port.ts';

export interface ChatPayAccount {
  origin(): string;
  readonly appId: string;
  readonly miniProgramId: string;
  readonly merchantId: string;
  keys(): Promise<ChatPayKeys>;
  notifyUrl(): string;
}

const transaction = z.object({
  out_trade_no: z.string().max(64),
  transaction_id: z.string().max(64).optional(),
  trade_state: z.enum(['SUCCESS', 'REFUND', 'NOTPAY', 'CLOSED', 'REVOKED', 'USERPAYING', 'PAYERROR']),
  amount: z.object({ total: z.int(), currency: z.literal('CNY').default('CNY') }).optional(),
});
const ours = transaction.extend({ appid: z.string(), mchid: z.string() });
const refundState = z.object({
  status: z.enum(['SUCCESS', 'CLOSED', 'PROCESSING', 'ABNORMAL']),
});
const failure = z.object({ code: z.string().max(64), message: z.string().max(200).default('') });
const notice = z.object({
  event_type: z.string().max(64),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string().max(32),
    associated_data: z.string().max(64).default(''),
  }),
});

/** The chat app's payment interface, version 3: web page and bridge. */
export function chatPay(ask: AskHttp, account: ChatPayAccount): NotifyingChannel {
  const { merchantId } = account;
  const send = async (method: 'GET' | 'POST', path: string, content?: object): Promise<Reply> => {
    const keys = await account.keys();
    const body = content === undefined ? '' : JSON.stringify(content);
    return ask(account.origin() + path, {
      method,
      ...(content && { body }),
      headers: {
        authorization: authorization(keys, merchantId, { method, path, body }),
        accept: 'application/json',
        ...(content && { 'content-type': 'application/json' }),
      },
      isGenuine: ({ headers, text }: RawAnswer) =>
        platformFault(keys, (name) => headers.get(name) ?? '', text) === undefined,
    });
  };

  return {
    async create(order) {
      const path = `/v3/pay/transactions/${order.scene === 'h5' ? 'h5' : 'jsapi'}`;
      const reply = await send('POST', path, newTransaction(account, order));
      const read = z
        .union([z.object({ prepay_id: z.string().min(1) }), z.object({ h5_url: z.url() })])
        .safeParse(bodyOf(reply));
      if (!read.success) return { kind: 'unknown', reason: reasonOf(reply) };
      if ('h5_url' in read.data) {
        const url = new URL(read.data.h5_url);
        url.searchParams.set('redirect_url', order.returnUrl);
        return { kind: 'action', action: { kind: 'redirect', url: url.href } };
      }
      const values = bridgeValues(await account.keys(), appOf(account, order), read.data.prepay_id);
      return { kind: 'action', action: { kind: 'jsapi', ...values } };
    },
    async query({ paymentNo }) {
      const reply = await send(
        'GET',
        `/v3/pay/transactions/out-trade-no/${paymentNo}?mchid=${encodeURIComponent(merchantId)}`,
      );
      if (failureOf(reply) === 'ORDER_NOT_EXIST') return { kind: 'absent' };
      const read = transaction.safeParse(bodyOf(reply));
      return read.success && read.data.out_trade_no === paymentNo
        ? stateOf(read.data)
        : { kind: 'unknown', reason: reasonOf(reply) };
    },
    async close(paymentNo) {
      const reply = await send('POST', `/v3/pay/transactions/out-trade-no/${paymentNo}/close`, {
        mchid: merchantId,
      });
      if (reply.kind === 'answered' && reply.status === 204) return 'closed';
      if (failureOf(reply) === 'ORDER_NOT_EXIST' || failureOf(reply) === 'ORDER_CLOSED') return 'closed';
      return failureOf(reply) === 'ORDERPAID' ? 'refused' : 'unknown';
    },
    async refund({ refundNo, paymentNo, amountFen, totalFen, reason }) {
      return refundedOf(
        await send('POST', '/v3/refund/domestic/refunds', {
          out_trade_no: paymentNo,
          out_refund_no: refundNo,
          reason,
          notify_url: account.notifyUrl(),
          amount: { refund: amountFen, total: totalFen, currency: 'CNY' },
        }),
      );
    },
    queryRefund: async ({ refundNo }) =>
      refundedOf(await send('GET', `/v3/refund/domestic/refunds/${refundNo}`)),
    async statement(day) {
      const reply = await send('GET', `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`);
      if (failureOf(reply) === 'NO_STATEMENT_EXIST') return [];
      const bill = chatPayBill.safeParse(bodyOf(reply));
      if (!bill.success) return undefined;
      return chatPayStatement(bill.data, account.origin(), async (path) =>
        authorization(await account.keys(), merchantId, { method: 'GET', path, body: '' }),
      );
    },
    async parseNotice({ header, body }) {
      const keys = await account.keys();
      const fault = platformFault(keys, header, body);
      if (fault) return { kind: 'forged', reason: fault };
      const read = notice.safeParse(parsedJson(body));
      if (!read.success) return { kind: 'forged', reason: 'form' };
      return noticeOf(read.data.event_type, decrypted(keys.apiKey, read.data.resource), account);
    },
    noticeAnswer: (isAccepted) => ({
      status: isAccepted ? 200 : 400,
      type: 'application/json',
      body: JSON.stringify({ code: isAccepted ? 'SUCCESS' : 'FAIL', message: '' }),
    }),
  };
}

/** The cashier opens in the app whose id the order names. */
const appOf = ({ appId, miniProgramId }: ChatPayAccount, { scene }: ChannelOrder): string =>
  scene === 'mini-program' ? miniProgramId : appId;

const newTransaction = (account: ChatPayAccount, order: ChannelOrder) => ({
  appid: appOf(account, order),
  mchid: account.merchantId,
  description: order.description,
  out_trade_no: order.paymentNo,
  time_expire: `${order.expiresAt.toISOString().slice(0, 19)}+00:00`,
  notify_url: account.notifyUrl(),
  amount: { total: order.amountFen, currency: 'CNY' },
  ...(order.scene !== 'h5'
    ? { payer: { openid: order.payer.openId } }
    : { scene_info: { payer_client_ip: order.ip, h5_info: { type: 'Wap' } } }),
});

function stateOf({ trade_state, transaction_id, amount }: z.output<typeof transaction>): ChannelState {
  switch (trade_state) {
    case 'SUCCESS':
    case 'REFUND':
      return amount
        ? { kind: 'paid', tradeNo: transaction_id ?? null, amountFen: amount.total }
        : { kind: 'unknown', reason: 'no amount' };
    case 'NOTPAY':
    case 'USERPAYING':
      return { kind: 'waiting' };
    case 'PAYERROR':
      return { kind: 'failed' };
    case 'CLOSED':
    case 'REVOKED':
      return { kind: 'closed' };
  }
}

function noticeOf(
  event: string,
  content: unknown,
  { appId, miniProgramId, merchantId }: ChatPayAccount,
): Notice {
  if (event.startsWith('REFUND.')) {
    const refund = z.object({ mchid: z.string(), out_refund_no: z.string().max(64) }).safeParse(content);
    return refund.success && refund.data.mchid === merchantId
      ? { kind: 'refund', refundNo: refund.data.out_refund_no }
      : { kind: 'forged', reason: 'content' };
  }
  const read = ours.safeParse(content);
  if (!read.success) return { kind: 'forged', reason: 'content' };
  if (![appId, miniProgramId].includes(read.data.appid) || read.data.mchid !== merchantId)
    return { kind: 'forged', reason: 'merchant' };
  return { kind: 'payment', paymentNo: read.data.out_trade_no, state: stateOf(read.data) };
}

function refundedOf(reply: Reply): Refunded {
  if (failureOf(reply) === 'RESOURCE_NOT_EXISTS') return { kind: 'absent' };
  const read = refundState.safeParse(bodyOf(reply));
  if (!read.success) {
    const failed = failureOf(reply);
    return failed ? { kind: 'refused', reason: failed } : { kind: 'unknown', reason: reasonOf(reply) };
  }
  if (read.data.status === 'SUCCESS') return { kind: 'done' };
  return read.data.status === 'PROCESSING'
    ? { kind: 'pending' }
    : { kind: 'refused', reason: read.data.status };
}

const bodyOf = (reply: Reply): unknown =>
  reply.kind === 'answered' && reply.status === 200 ? reply.body : undefined;
/** The code of a refusal; server errors settle nothing. */
const failureOf = (reply: Reply): string | undefined =>
  reply.kind === 'answered' && reply.status >= 400 && reply.status < 500
    ? failure.safeParse(reply.body).data?.code
    : undefined;
const reasonOf = (reply: Reply): string =>
  reply.kind === 'unanswered' ? reply.reason : (failureOf(reply) ?? `status ${reply.status}`);

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

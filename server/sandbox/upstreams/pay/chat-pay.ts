import { createHash, createVerify } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { chatPayNames } from '#core/config/pay-names.ts';
import { sandboxChatPay } from './pay-accounts.ts';
import { isOut } from '../../state.ts';
import { signedHeaders, type PaySandbox } from './pay-sandbox.ts';
import { chatPayBillText } from './bill-files.ts';
import { statementRows } from './statement-rows.ts';
import { endTrade, openTrade, refundOf, refundTrade, tradeOf, type Trade } from './trades.ts';

const channel = 'chat-pay';
const order = z.object({
  appid: z.string(),
  mchid: z.literal(sandboxChatPay.merchantId),
  description: z.string().min(1).max(127),
  out_trade_no: z.string().regex(/^[\w|*-]{6,32}$/),
  time_expire: z.iso.datetime({ offset: true }),
  notify_url: z.url(),
  amount: z.object({ total: z.int().min(1), currency: z.literal('CNY') }),
  payer: z.object({ openid: z.string().min(1) }).optional(),
});
const refundRequest = z.object({
  out_trade_no: z.string(),
  out_refund_no: z.string(),
  amount: z.object({ refund: z.int().min(1), total: z.int(), currency: z.literal('CNY') }),
});
const states = { open: 'NOTPAY', paid: 'SUCCESS', failed: 'PAYERROR', closed: 'CLOSED' } as const;

/** What the platform says about a trade, in answers and notices. */
export const transactionOf = (trade: Trade, appId: string, amountFen = trade.amount_fen) => ({
  appid: appId,
  mchid: sandboxChatPay.merchantId,
  out_trade_no: trade.payment_no,
  trade_state: states[trade.state],
  ...(trade.state === 'paid' && {
    transaction_id: trade.trade_no,
    success_time: trade.paid_at?.toISOString(),
  }),
  amount: { total: amountFen, currency: 'CNY' },
});

/** The chat app's payment platform: verifies every request's signature and signs every answer. */
export function sandboxChatPayPlatform(app: FastifyInstance, at: string, sandbox: PaySandbox): void {
  const { db, keys, appId, miniProgramId, cashierUrl, billOrigin } = sandbox;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook('onSend', async (_request, reply, payload) => {
      const body = typeof payload === 'string' ? payload : '';
      reply.headers(await signedHeaders(keys, body));
      return payload;
    });
    scope.addHook('preHandler', async (request, reply) => {
      if (await isOut(db, channel)) return reply.status(503).send({ code: 'SYSTEM_ERROR' });
      if (!(await isMerchant(sandbox, request, request.url.slice(at.length))))
        return reply.status(401).send({ code: 'SIGN_ERROR' });
      return undefined;
    });
    const refuse = (reply: FastifyReply, status: number, code: string) =>
      reply.status(status).send({ code, message: '' });

    scope.post(`${at}/v3/pay/transactions/:scene`, async (request, reply) => {
      const sent = order.safeParse(JSON.parse(textOf(request)));
      if (!sent.success || ![appId, miniProgramId].includes(sent.data.appid))
        return refuse(reply, 400, 'PARAM_ERROR');
      const { out_trade_no: paymentNo, amount, notify_url: notifyUrl } = sent.data;
      const known = { channel, paymentNo, amountFen: amount.total, notifyUrl, returnUrl: null };
      const trade = await openTrade(sandbox, known);
      if (trade.amount_fen !== amount.total) return refuse(reply, 400, 'INVALID_REQUEST');
      if (trade.state === 'paid') return refuse(reply, 400, 'ORDERPAID');
      if (trade.state === 'closed') return refuse(reply, 400, 'ORDER_CLOSED');
      return sent.data.payer
        ? { prepay_id: `wx${trade.trade_no}` }
        : { h5_url: cashierUrl(channel, paymentNo) };
    });
    scope.get(`${at}/v3/pay/transactions/out-trade-no/:no`, async (request, reply) => {
      const trade = await tradeOf(db, channel, numberIn(request));
      return trade ? transactionOf(trade, appId) : refuse(reply, 404, 'ORDER_NOT_EXIST');
    });
    scope.post(`${at}/v3/pay/transactions/out-trade-no/:no/close`, async (request, reply) =>
      (await endTrade(sandbox, channel, numberIn(request), 'closed'))
        ? reply.status(204).send()
        : refuse(reply, 400, 'ORDERPAID'),
    );
    scope.post(`${at}/v3/refund/domestic/refunds`, async (request, reply) => {
      const sent = refundRequest.parse(JSON.parse(textOf(request)));
      const refund = {
        channel,
        refundNo: sent.out_refund_no,
        paymentNo: sent.out_trade_no,
        amountFen: sent.amount.refund,
      };
      const trade = await tradeOf(db, channel, refund.paymentNo);
      if (trade?.amount_fen !== sent.amount.total) return refuse(reply, 400, 'INVALID_REQUEST');
      return (await refundTrade(sandbox, refund)) === 'done'
        ? { refund_id: `5${trade.trade_no}`, out_refund_no: refund.refundNo, status: 'SUCCESS' }
        : refuse(reply, 403, 'NOT_ENOUGH');
    });
    const billOf = async (day: string) => chatPayBillText(await statementRows(db, channel, day));
    scope.get(`${at}/v3/bill/tradebill`, async (request) => {
      const day = z.object({ bill_date: z.iso.date() }).parse(request.query).bill_date;
      const hash_value = createHash('sha1')
        .update(await billOf(day))
        .digest('hex');
      const download_url = `${billOrigin()}${at}/v3/billdownload/file?token=${day}`;
      return { hash_type: 'SHA1', hash_value, download_url };
    });
    scope.get(`${at}/v3/billdownload/file`, async (request, reply) => {
      const { token } = z.object({ token: z.iso.date() }).parse(request.query);
      return reply.type('text/plain; charset=utf-8').send(await billOf(token));
    });
    scope.get(`${at}/v3/refund/domestic/refunds/:no`, async (request, reply) => {
      const refund = await refundOf(db, channel, numberIn(request));
      return refund
        ? { out_refund_no: refund.refund_no, status: 'SUCCESS' }
        : refuse(reply, 404, 'RESOURCE_NOT_EXISTS');
    });
  });
}

const textOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');
const numberIn = ({ params }: FastifyRequest): string => z.object({ no: z.string() }).parse(params).no;

/** Checks the Authorization header against the merchant's public key. */
async function isMerchant({ keys }: PaySandbox, request: FastifyRequest, path: string): Promise<boolean> {
  const [scheme, list = ''] = (request.headers.authorization ?? '').split(/ (.*)/s);
  const fields = new Map([...list.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
  const timestamp = fields.get('timestamp') ?? '';
  const isRecent = Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300;
  if (scheme !== chatPayNames.scheme || !isRecent) return false;
  if (fields.get('mchid') !== sandboxChatPay.merchantId) return false;
  if (fields.get('serial_no') !== sandboxChatPay.serial) return false;
  const text = [request.method, path, timestamp, fields.get('nonce_str') ?? '', textOf(request), ''].join(
    '\n',
  );
  const { publicKey } = await keys(sandboxChatPay.merchantKey);
  return createVerify('RSA-SHA256')
    .update(text)
    .verify(publicKey, fields.get('signature') ?? '', 'base64');
}

import { createSign, createVerify } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { walletPrefix } from '#core/config/pay-names.ts';
import { formatFen, parseYuan } from '#core/rules/pricing/money.ts';
import { sandboxWallet } from './pay-accounts.ts';
import { isOut } from '../../state.ts';
import type { PaySandbox } from './pay-sandbox.ts';
import { walletBillFile } from './bill-files.ts';
import { statementRows } from './statement-rows.ts';
import { endTrade, openTrade, refundOf, refundTrade, tradeOf } from './trades.ts';

const channel = 'wallet';
const content = z.object({
  out_trade_no: z.string().max(64).default(''),
  bill_date: z.iso.date().optional(),
  total_amount: z.string().optional(),
  out_request_no: z.string().optional(),
  refund_amount: z.string().optional(),
});
type Content = z.output<typeof content>;
const states = {
  open: 'WAIT_BUYER_PAY',
  paid: 'TRADE_SUCCESS',
  failed: 'WAIT_BUYER_PAY',
  closed: 'TRADE_CLOSED',
};

/** Sorted, without the signature. */
export const walletText = (params: Readonly<Record<string, string>>, without: readonly string[]): string =>
  Object.entries(params)
    .filter(([name, value]) => !without.includes(name) && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** The online wallet's gateway: verifies every request's RSA2 signature, signs every answer, and opens its page. */
export function sandboxWalletGateway(app: FastifyInstance, at: string, sandbox: PaySandbox): void {
  const { db, keys, cashierUrl, billOrigin } = sandbox;
  const isMerchant = async (params: Readonly<Record<string, string>>): Promise<boolean> =>
    params['app_id'] === sandboxWallet.appId &&
    params['sign_type'] === 'RSA2' &&
    createVerify('RSA-SHA256')
      .update(walletText(params, ['sign']))
      .verify((await keys(sandboxWallet.merchantKey)).publicKey, params['sign'] ?? '', 'base64');

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.addHook('preHandler', async (_request, reply) => {
      if (await isOut(db, channel)) return reply.status(503).send('out of service');
      return undefined;
    });
    // The page that the subscriber is sent to.
    scope.get(at, async (request, reply) => {
      const params = z.record(z.string(), z.string()).parse(request.query);
      if (!(await isMerchant(params)) || params['method'] !== `${walletPrefix}.trade.wap.pay`)
        return reply.status(400).send('invalid-signature');
      const sent = content.parse(JSON.parse(params['biz_content'] ?? ''));
      const amountFen = parseYuan(sent.total_amount ?? '');
      if (amountFen === undefined) return reply.status(400).send('invalid-amount');
      await openTrade(sandbox, {
        channel,
        paymentNo: sent.out_trade_no,
        amountFen,
        notifyUrl: params['notify_url'] ?? '',
        returnUrl: params['return_url'] ?? null,
      });
      return reply.redirect(cashierUrl(channel, sent.out_trade_no));
    });
    scope.get(`${at}/bills/:day`, async (request, reply) => {
      const { day } = z.object({ day: z.iso.date() }).parse(request.params);
      return reply.type('application/zip').send(walletBillFile(await statementRows(db, channel, day)));
    });
    scope.post(at, async (request, reply) => {
      const params = z.record(z.string(), z.string()).parse(request.body);
      const field = `${(params['method'] ?? '').replaceAll('.', '_')}_response`;
      const answer = (await isMerchant(params))
        ? await answerTo(params['method'] ?? '', content.parse(JSON.parse(params['biz_content'] ?? '')))
        : { code: '40002', sub_code: 'isv.invalid-signature' };
      const text = JSON.stringify(answer);
      const { privateKey } = await keys(sandboxWallet.walletKey);
      const sign = createSign('RSA-SHA256').update(text).sign(privateKey, 'base64');
      return reply.type('application/json').send(`{"${field}":${text},"sign":"${sign}"}`);
    });
  });

  const answerTo = async (method: string, sent: Content): Promise<object> => {
    const { out_trade_no: paymentNo, out_request_no: refundNo = '' } = sent;
    if (method === `${walletPrefix}.data.dataservice.bill.downloadurl.query`)
      return { code: '10000', bill_download_url: `${billOrigin()}${at}/bills/${sent.bill_date ?? ''}` };
    const trade = await tradeOf(db, channel, paymentNo);
    if (!trade) return { code: '40004', sub_code: 'ACQ.TRADE_NOT_EXIST' };
    const ok = { code: '10000', out_trade_no: paymentNo, trade_no: trade.trade_no };
    switch (method) {
      case `${walletPrefix}.trade.query`:
        return { ...ok, trade_status: states[trade.state], total_amount: formatFen(trade.amount_fen) };
      case `${walletPrefix}.trade.close`:
        return (await endTrade(sandbox, channel, paymentNo, 'closed'))
          ? ok
          : { code: '40004', sub_code: 'ACQ.TRADE_STATUS_ERROR' };
      case `${walletPrefix}.trade.refund`: {
        const amountFen = parseYuan(sent.refund_amount ?? '') ?? 0;
        const done = await refundTrade(sandbox, { channel, refundNo, paymentNo, amountFen });
        return done === 'done'
          ? { ...ok, refund_fee: sent.refund_amount }
          : { code: '40004', sub_code: 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL' };
      }
      case `${walletPrefix}.trade.fastpay.refund.query`:
        return (await refundOf(db, channel, refundNo)) ? { ...ok, refund_status: 'REFUND_SUCCESS' } : ok;
      default:
        return { code: '40001', sub_code: 'isv.unknown-method' };
    }
  };
}

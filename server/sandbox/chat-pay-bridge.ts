import { createVerify } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseOr400 } from './parse-or-400.ts';
import { sandboxChatPay } from './pay-accounts.ts';
import { actAtCashier, type CashierSandbox } from './pay-act.ts';

const at = '/sandbox/api';
const signed = z.object({
  appId: z.string(),
  timestamp: z.string(),
  nonceStr: z.string(),
  package: z.string().regex(/^prepay_id=wx\w+$/),
  paySign: z.string(),
});

/** The cashier inside the chat app: checks the page's signature as the chat app does, then pays. */
export function chatPayBridge(app: FastifyInstance, sandbox: CashierSandbox): void {
  app.post(`${at}/chat-pay`, async (request) => {
    const { appId, timestamp, nonceStr, package: prepay, paySign } = parseOr400(signed, request.body);
    const { publicKey } = await sandbox.keys(sandboxChatPay.merchantKey);
    const isOurs =
      appId === sandbox.appId &&
      createVerify('RSA-SHA256')
        .update(`${[appId, timestamp, nonceStr, prepay].join('\n')}\n`)
        .verify(publicKey, paySign, 'base64');
    if (!isOurs) return { paid: false };
    const trade = await sandbox.db
      .selectFrom('sandbox_trades')
      .select('payment_no')
      .where('trade_no', '=', prepay.slice('prepay_id=wx'.length))
      .where('state', '=', 'open')
      .executeTakeFirst();
    if (!trade) return { paid: false };
    await actAtCashier(sandbox, { paymentNo: trade.payment_no, result: 'success', times: 1, delayMs: 0 });
    return { paid: true };
  });
}

import { createVerify } from 'node:crypto';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { sandboxChatPay } from './pay-accounts.ts';
import { actAtCashier, type CashierSandbox } from './pay-act.ts';

/** The cashier inside the chat app: checks the page's signature as the chat app does, then pays. */
export async function payInChatApp(
  sandbox: CashierSandbox,
  { appId, timestamp, nonceStr, package: prepay, paySign }: InputOf<typeof upstreams.payInChatApp>,
): Promise<{ paid: boolean }> {
  const { publicKey } = await sandbox.keys(sandboxChatPay.merchantKey);
  const isOurs =
    [sandbox.appId, sandbox.miniProgramId].includes(appId) &&
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
}

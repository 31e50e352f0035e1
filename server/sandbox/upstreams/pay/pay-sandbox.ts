import { createSign, randomBytes } from 'node:crypto';
import type { CashierChannel } from '#core/rules/pay/pay-channels.ts';
import { chatPayNames } from '#core/config/pay-names.ts';
import { sandboxChatPay } from './pay-accounts.ts';
import type { SandboxKeyPair } from './sandbox-keys.ts';
import type { TradeStore } from './trades.ts';

export interface PaySandbox extends TradeStore {
  readonly secret: string;
  /** The chat app's id of our official account. */
  readonly appId: string;
  readonly miniProgramId: string;
  keys(name: string): Promise<SandboxKeyPair>;
  /** The sandbox's page where a subscriber pays. */
  cashierUrl(channel: CashierChannel, paymentNo: string): string;
  /** Our own address, where bills are downloaded from. */
  billOrigin(): string;
}

/** The headers with which the chat app's platform signs answers and notices. */
export async function signedHeaders(
  keys: PaySandbox['keys'],
  body: string,
  {
    timestamp = Math.floor(Date.now() / 1000),
    serial = sandboxChatPay.platformSerial,
  }: { readonly timestamp?: number; readonly serial?: string } = {},
): Promise<Record<string, string>> {
  const nonce = randomBytes(16).toString('hex');
  const { privateKey } = await keys(sandboxChatPay.platformKey);
  const signature = createSign('RSA-SHA256')
    .update(`${timestamp}\n${nonce}\n${body}\n`)
    .sign(privateKey, 'base64');
  const named = { timestamp: String(timestamp), nonce, signature, serial };
  return Object.fromEntries(
    Object.entries(named).map(([name, value]) => [`${chatPayNames.header}-${name}`, value]),
  );
}

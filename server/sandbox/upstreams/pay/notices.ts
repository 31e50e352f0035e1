import { createCipheriv, createSign, randomBytes } from 'node:crypto';
import { chinaTime } from '#core/rules/format/china-time.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { noticeHeaders } from '../fake-upstream.ts';
import { sandboxWallet } from './pay-accounts.ts';
import { sandboxSecret } from '../sandbox-secret.ts';
import { transactionOf } from './chat-pay.ts';
import { gatewayPayment } from './gateway.ts';
import { signedHeaders, type PaySandbox } from './pay-sandbox.ts';
import type { Trade } from './trades.ts';
import { walletText } from './wallet.ts';

export interface NoticeText {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A signed notice about a trade, in its channel's own form. `amountFen` may differ from the trade's. */
export function noticeOf(sandbox: PaySandbox, trade: Trade, amountFen: number): Promise<NoticeText> {
  switch (trade.channel) {
    case 'chat-pay':
      return chatPayNotice(sandbox, trade, amountFen);
    case 'wallet':
      return walletNotice(sandbox, trade, amountFen);
    default:
      return gatewayNotice(sandbox, trade, amountFen);
  }
}

/** The same with one character of its signature changed. */
export function forged({ headers, body }: NoticeText): NoticeText {
  const flip = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
  const signed = Object.keys(headers).find((name) => name.endsWith('-signature'));
  if (signed) return { body, headers: { ...headers, [signed]: flip(headers[signed] ?? '') } };
  const params = new URLSearchParams(body);
  params.set('sign', flip(params.get('sign') ?? ''));
  return { headers, body: params.toString() };
}

async function chatPayNotice(
  { keys, secret, appId }: PaySandbox,
  trade: Trade,
  amountFen: number,
): Promise<NoticeText> {
  const nonce = randomBytes(6).toString('hex');
  const associated = 'transaction';
  const cipher = createCipheriv('aes-256-gcm', sandboxSecret(secret, 'chat-pay').slice(0, 32), nonce);
  cipher.setAAD(Buffer.from(associated));
  const sealed = [cipher.update(JSON.stringify(transactionOf(trade, appId, amountFen))), cipher.final()];
  const body = JSON.stringify({
    id: randomBytes(16).toString('hex'),
    create_time: new Date().toISOString(),
    event_type: 'TRANSACTION.SUCCESS',
    resource_type: 'encrypt-resource',
    resource: {
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: Buffer.concat([...sealed, cipher.getAuthTag()]).toString('base64'),
      nonce,
      associated_data: associated,
      original_type: 'transaction',
    },
  });
  return { headers: { 'content-type': 'application/json', ...(await signedHeaders(keys, body)) }, body };
}

async function walletNotice({ keys }: PaySandbox, trade: Trade, amountFen: number): Promise<NoticeText> {
  const { year, month, day, hour, minute, second } = chinaTime(new Date());
  const two = (value: number) => String(value).padStart(2, '0');
  const params = {
    notify_time: `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`,
    notify_id: randomBytes(16).toString('hex'),
    app_id: sandboxWallet.appId,
    out_trade_no: trade.payment_no,
    trade_no: trade.trade_no,
    trade_status: trade.state === 'paid' ? 'TRADE_SUCCESS' : 'TRADE_CLOSED',
    total_amount: formatFen(amountFen),
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
  };
  const { privateKey } = await keys(sandboxWallet.walletKey);
  const text = walletText(params, ['sign', 'sign_type']);
  const sign = createSign('RSA-SHA256').update(text).sign(privateKey, 'base64');
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...params, sign }).toString(),
  };
}

async function gatewayNotice({ secret }: PaySandbox, trade: Trade, amountFen: number): Promise<NoticeText> {
  const body = JSON.stringify({ kind: 'payment', ...gatewayPayment(trade, amountFen) });
  const signed = noticeHeaders(sandboxSecret(secret, trade.channel), '/notices', body);
  return { headers: { 'content-type': 'application/json', ...signed }, body };
}

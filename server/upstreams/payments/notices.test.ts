import { createCipheriv, createHmac, createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chatPayNames, walletPrefix } from '#core/config/pay-names.ts';
import { fakeHttpServer } from '../../testing/upstreams/fake-http-server.ts';
import { createMetrics } from '../../http/metrics.ts';
import { askHttp } from '../ask-http.ts';
import { chatPay } from './chat-pay.ts';
import type { Notice, NotifyingChannel } from './port.ts';
import { rsaSign } from './rsa.ts';
import { signedGateway } from './signed-gateway.ts';
import { walletTime } from './wallet-signature.ts';
import { wallet } from './wallet.ts';

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const [merchant, platform, other] = [pair(), pair(), pair()];
const apiKey = 'k'.repeat(32);
const seconds = () => Math.floor(Date.now() / 1000);
const notifyUrl = () => 'http://127.0.0.1:9/notices';
const ask = askHttp({ name: 'channel', timeoutMs: 2_000, metrics: createMetrics() });

const chat = (origin = 'http://127.0.0.1:9') =>
  chatPay(ask, {
    origin: () => origin,
    appId: 'app',
    miniProgramId: 'mini',
    merchantId: 'merchant',
    keys: async () => ({
      serial: 'ours',
      privateKey: merchant.privateKey,
      platformSerial: 'theirs',
      platformKey: platform.publicKey,
      apiKey,
    }),
    notifyUrl,
  });
const wap = (gateway = 'http://127.0.0.1:9') =>
  wallet(ask, {
    gatewayUrl: () => gateway,
    appId: 'app',
    keys: async () => ({ privateKey: merchant.privateKey, walletKey: platform.publicKey }),
    notifyUrl,
  });
const gateway = () =>
  signedGateway(async () => ({ kind: 'unanswered', reason: '', sent: true }), {
    secret: 's'.repeat(32),
    notifyUrl,
  });

interface ChatTraits {
  readonly content?: object;
  readonly key?: string;
  readonly signer?: KeyObject;
  readonly timestamp?: number;
  readonly serial?: string;
  readonly change?: (body: string) => string;
}
function chatNotice(traits: ChatTraits = {}): Promise<Notice> {
  const {
    content = {},
    key = apiKey,
    signer = platform.privateKey,
    timestamp = seconds(),
    serial = 'theirs',
    change = (body: string) => body,
  } = traits;
  const cipher = createCipheriv('aes-256-gcm', key, '123456789012').setAAD(Buffer.from('transaction'));
  const paid = {
    appid: 'app',
    mchid: 'merchant',
    out_trade_no: 'P1',
    transaction_id: 'T1',
    trade_state: 'SUCCESS',
    amount: { total: 1_000, currency: 'CNY' },
    ...content,
  };
  const sealed = [cipher.update(JSON.stringify(paid)), cipher.final()];
  const body = JSON.stringify({
    event_type: 'TRANSACTION.SUCCESS',
    resource: {
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: Buffer.concat([...sealed, cipher.getAuthTag()]).toString('base64'),
      nonce: '123456789012',
      associated_data: 'transaction',
    },
  });
  const headers: Readonly<Record<string, string>> = {
    timestamp: String(timestamp),
    nonce: 'n',
    serial,
    signature: rsaSign(signer, `${timestamp}\nn\n${body}\n`),
  };
  const header = (name: string) => headers[name.replace(`${chatPayNames.header}-`, '')] ?? '';
  return chat().parseNotice({ header, body: change(body) });
}

function walletNotice(
  fields: Readonly<Record<string, string>> = {},
  signer = platform.privateKey,
  after: Readonly<Record<string, string>> = {},
) {
  const params: Record<string, string> = {
    app_id: 'app',
    notify_time: walletTime(new Date()),
    out_trade_no: 'P1',
    trade_no: 'T1',
    trade_status: 'TRADE_SUCCESS',
    total_amount: '10.00',
    ...fields,
  };
  const text = Object.keys(params)
    .sort()
    .map((name) => `${name}=${params[name]}`)
    .join('&');
  const body = new URLSearchParams({
    ...params,
    sign_type: 'RSA2',
    sign: rsaSign(signer, text),
    ...after,
  }).toString();
  return wap().parseNotice({ header: () => '', body });
}

function gatewayNotice(secret = 's'.repeat(32), at = Date.now(), change = (body: string) => body) {
  const body = JSON.stringify({
    kind: 'payment',
    paymentNo: 'P1',
    state: 'paid',
    tradeNo: 'T1',
    amountFen: 1_000,
  });
  const digest = createHash('sha256').update(body).digest('hex');
  const signature = createHmac('sha256', secret)
    .update(['POST', '/notices', String(at), 'n', digest].join('\n'))
    .digest('hex');
  const headers: Readonly<Record<string, string>> = {
    'x-timestamp': String(at),
    'x-nonce': 'n',
    'x-signature': signature,
  };
  return gateway().parseNotice({ header: (name) => headers[name] ?? '', body: change(body) });
}

const paid = { kind: 'payment', paymentNo: 'P1', state: { kind: 'paid', tradeNo: 'T1', amountFen: 1_000 } };

describe('a notice of a payment channel (F7)', () => {
  it.each([
    ['chat-app pay', chatNotice],
    ['the wallet', () => walletNotice()],
    ['a gateway', () => gatewayNotice()],
  ])('of %s is read when it is genuine', async (_channel, notice) => expect(await notice()).toEqual(paid));

  it.each(['10.005', '10.000', '1e1'])('of the wallet with %s yuan has no amount', async (total_amount) =>
    expect(await walletNotice({ total_amount })).toEqual({
      ...paid,
      state: { ...paid.state, amountFen: undefined },
    }),
  );

  it.each<[string, () => Promise<Notice>, string]>([
    ['chat-app pay, signed by another', () => chatNotice({ signer: other.privateKey }), 'signature'],
    [
      'chat-app pay, changed on the way',
      () => chatNotice({ change: (body) => body.replace('SUCCESS', 'SUCCESS ') }),
      'signature',
    ],
    ['chat-app pay, six minutes old', () => chatNotice({ timestamp: seconds() - 360 }), 'timestamp'],
    ['chat-app pay, from the future', () => chatNotice({ timestamp: seconds() + 360 }), 'timestamp'],
    ['chat-app pay, under another serial', () => chatNotice({ serial: 'old' }), 'key serial'],
    ['chat-app pay, encrypted with another key', () => chatNotice({ key: 'x'.repeat(32) }), 'content'],
    ['chat-app pay, for another merchant', () => chatNotice({ content: { mchid: 'other' } }), 'merchant'],
    ['chat-app pay, for another app', () => chatNotice({ content: { appid: 'other' } }), 'merchant'],
    [
      'chat-app pay, in another currency',
      () => chatNotice({ content: { amount: { total: 1_000, currency: 'JPY' } } }),
      'content',
    ],
    ['the wallet, signed by another', () => walletNotice({}, other.privateKey), 'signature'],
    [
      'the wallet, with another amount than signed',
      () => walletNotice({}, platform.privateKey, { total_amount: '0.01' }),
      'signature',
    ],
    [
      'the wallet, without a kind of signature',
      () => walletNotice({}, platform.privateKey, { sign_type: 'none' }),
      'signature',
    ],
    ['the wallet, for another app', () => walletNotice({ app_id: 'other' }), 'merchant'],
    [
      'the wallet, six minutes old',
      () => walletNotice({ notify_time: walletTime(new Date(Date.now() - 360_000)) }),
      'timestamp',
    ],
    ['a gateway, with another secret', () => gatewayNotice('x'.repeat(32)), 'signature'],
    ['a gateway, six minutes old', () => gatewayNotice(undefined, Date.now() - 360_000), 'signature'],
    [
      'a gateway, changed on the way',
      () => gatewayNotice(undefined, undefined, (body) => body.replace('1000', '1')),
      'signature',
    ],
  ])('of %s is refused', async (_what, notice, reason) =>
    expect(await notice()).toEqual({ kind: 'forged', reason }),
  );
});

describe('an answer of a payment channel', () => {
  const queried = async (
    channelAt: (origin: string) => NotifyingChannel,
    body: string,
    headers: Record<string, string> = {},
  ) => {
    const server = await fakeHttpServer();
    server.behave((_request, response) => void response.writeHead(200, headers).end(body));
    try {
      return await channelAt(server.origin).query({ paymentNo: 'P1', amountFen: 1_000 });
    } finally {
      server.stop();
    }
  };
  const state = JSON.stringify({
    out_trade_no: 'P1',
    transaction_id: 'T1',
    trade_state: 'SUCCESS',
    amount: { total: 1_000 },
  });
  const headersBy = (key: KeyObject) => ({
    [`${chatPayNames.header}-timestamp`]: String(seconds()),
    [`${chatPayNames.header}-nonce`]: 'n',
    [`${chatPayNames.header}-serial`]: 'theirs',
    [`${chatPayNames.header}-signature`]: rsaSign(key, `${seconds()}\nn\n${state}\n`),
  });
  const field = `${walletPrefix}_trade_query_response`;
  const trade = JSON.stringify({
    code: '10000',
    out_trade_no: 'P1',
    trade_no: 'T1',
    trade_status: 'TRADE_SUCCESS',
    total_amount: '10.00',
  });
  const walletAnswer = (key: KeyObject) => `{"${field}":${trade},"sign":"${rsaSign(key, trade)}"}`;

  it('counts when it is signed, and not otherwise', async () => {
    expect(await queried(chat, state, headersBy(platform.privateKey))).toMatchObject({
      kind: 'paid',
      amountFen: 1_000,
    });
    expect(await queried(chat, state, headersBy(other.privateKey))).toMatchObject({ kind: 'unknown' });
    expect(await queried(chat, state)).toMatchObject({ kind: 'unknown' });
    expect(await queried(wap, walletAnswer(platform.privateKey))).toMatchObject({
      kind: 'paid',
      amountFen: 1_000,
    });
    expect(await queried(wap, walletAnswer(other.privateKey))).toMatchObject({ kind: 'unknown' });
    expect(await queried(wap, `{"${field}":${trade}}`)).toMatchObject({ kind: 'unknown' });
  });
});

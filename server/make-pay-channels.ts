import { environments } from '#core/config/environments.ts';
import { marketMiniProgramId } from '#core/config/hosts.ts';
import type { UpstreamName } from '#core/config/upstreams.ts';
import { noticePath } from '#core/contract/pay/notice-path.ts';
import type { CashierChannel } from '#core/rules/pay/pay-channels.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { Metrics } from './http/metrics.ts';
import { ownOrigins } from './own-origins.ts';
import { sandboxChatPay, sandboxWallet } from './sandbox/upstreams/pay/pay-accounts.ts';
import { sandboxKeys } from './sandbox/upstreams/pay/sandbox-keys.ts';
import { sandboxSecret } from './sandbox/upstreams/sandbox-secret.ts';
import { askHttp, askNobody } from './upstreams/ask-http.ts';
import type { Billing } from './upstreams/billing/port.ts';
import type { Circuits } from './upstreams/circuits.ts';
import type { ChatPayKeys } from './upstreams/payments/chat-pay-signature.ts';
import { chatPay } from './upstreams/payments/chat-pay.ts';
import { phoneBill } from './upstreams/payments/phone-bill.ts';
import type { PayChannels, PaymentChannel } from './upstreams/payments/port.ts';
import { signedGateway } from './upstreams/payments/signed-gateway.ts';
import type { WalletKeys } from './upstreams/payments/wallet-signature.ts';
import { wallet } from './upstreams/payments/wallet.ts';
import { signedPost } from './upstreams/signed-http.ts';

interface ChannelParts {
  readonly db: Db;
  readonly metrics: Metrics;
  readonly circuits: Circuits;
  readonly billing: Billing;
  readonly missing: ReadonlySet<UpstreamName>;
  origin(): string;
}

const timeoutMs = 5_000;

/** The payment channels; one without a configured address is replaced by its sandbox, with keys made there. */
export function makePayChannels(
  config: Config,
  { db, metrics, circuits, billing, origin, missing }: ChannelParts,
): PayChannels {
  const { upstreamPauseMs: pauseMs } = config;
  const settings = (name: CashierChannel) => ({
    name,
    circuit: circuits.of(name),
    timeoutMs,
    pauseMs,
    metrics,
  });
  const sandboxAt = (name: CashierChannel) => `${origin()}/sandbox/upstreams/${name}`;
  const { base } = environments[config.env];
  /** A sandbox sends its notices to this machine, a real channel to the public origin. */
  const notifyUrl = (name: CashierChannel, real: object | undefined) => () =>
    `${real ? (ownOrigins(config, origin())[0] ?? '') : origin()}${base}${noticePath(name)}`;
  const ask = (name: CashierChannel) => (missing.has(name) ? askNobody : askHttp(settings(name)));
  const gateway = (name: 'operator-wallet' | 'bank-card', real: Config['operatorWallet']) => {
    const secret = real?.secret ?? sandboxSecret(config.secret, name);
    const address = () => real?.url ?? sandboxAt(name);
    const post = missing.has(name) ? askNobody : signedPost({ ...settings(name), origin: address, secret });
    return signedGateway(post, {
      secret,
      notifyUrl: notifyUrl(name, real),
    });
  };
  const keys = sandboxKeys(db);
  const { chatPay: realChatPay, wallet: realWallet } = config;
  /** Nothing was paid through a channel that is not set: its statement is empty. */
  const offered = <Channel extends PaymentChannel>(name: UpstreamName, channel: Channel): Channel =>
    missing.has(name) ? { ...channel, statement: () => Promise.resolve([]) } : channel;
  return {
    'chat-pay': offered(
      'chat-pay',
      chatPay(ask('chat-pay'), {
        origin: () => realChatPay?.url ?? sandboxAt('chat-pay'),
        appId: config.external.chatAppId,
        miniProgramId: marketMiniProgramId,
        merchantId: realChatPay?.merchantId ?? sandboxChatPay.merchantId,
        keys: async () => realChatPay?.keys ?? (await chatPayKeys(keys, config.secret)),
        notifyUrl: notifyUrl('chat-pay', realChatPay),
      }),
    ),
    wallet: offered(
      'wallet',
      wallet(ask('wallet'), {
        gatewayUrl: () => realWallet?.url ?? sandboxAt('wallet'),
        appId: realWallet?.appId ?? sandboxWallet.appId,
        keys: async () => realWallet?.keys ?? (await walletKeys(keys)),
        notifyUrl: notifyUrl('wallet', realWallet),
      }),
    ),
    'operator-wallet': offered('operator-wallet', gateway('operator-wallet', config.operatorWallet)),
    'bank-card': offered('bank-card', gateway('bank-card', config.bankCard)),
    'phone-bill': offered('billing', phoneBill(billing)),
  };
}

type SandboxKeys = ReturnType<typeof sandboxKeys>;

async function chatPayKeys(keys: SandboxKeys, secret: string): Promise<ChatPayKeys> {
  const [merchant, platform] = await Promise.all([
    keys(sandboxChatPay.merchantKey),
    keys(sandboxChatPay.platformKey),
  ]);
  return {
    serial: sandboxChatPay.serial,
    privateKey: merchant.privateKey,
    platformSerial: sandboxChatPay.platformSerial,
    platformKey: platform.publicKey,
    apiKey: sandboxSecret(secret, 'chat-pay').slice(0, 32),
  };
}

async function walletKeys(keys: SandboxKeys): Promise<WalletKeys> {
  const [merchant, platform] = await Promise.all([
    keys(sandboxWallet.merchantKey),
    keys(sandboxWallet.walletKey),
  ]);
  return { privateKey: merchant.privateKey, walletKey: platform.publicKey };
}

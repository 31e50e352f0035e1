import { payChannels } from '../../pay/pay-channels.ts';
import { payMethods } from '../../pay/pay-methods.ts';

interface UpstreamText {
  readonly name: string;
  /** What does not work without it. */
  readonly without: string;
}

const payChannelName = (channel: string): string =>
  payMethods.find(({ payMethodId }) => payChannels[payMethodId] === channel)?.payMethodName ?? channel;
const cashier = (channel: string): UpstreamText => ({
  name: payChannelName(channel),
  without: '不能用它付款；退款停在退款中，恢复后自动继续',
});

/** Every upstream but the suppliers, who are rows. */
const fixed = {
  sms: { name: '短信网关', without: '验证码和通知短信发不出去' },
  identity: { name: '统一认证', without: '合作渠道不能免登录，短信登录照常' },
  'chat-app': { name: '公众号接口', without: '公众号里不能免登录和分享' },
  'mini-program': { name: '小程序接口', without: '小程序里不能一键登录' },
  billing: { name: '计费系统', without: '话费支付、号码资料和号码管家办理不可用' },
  invoices: { name: '电子发票', without: '新发票停在开票中，恢复后自动继续' },
  maps: { name: '地图', without: '定位不出城市，可以手动选择' },
  pictures: { name: '图片存储', without: '素材不能上传，没有缓存的图片打不开' },
  'chat-pay': cashier('chat-pay'),
  wallet: cashier('wallet'),
  'operator-wallet': cashier('operator-wallet'),
  'bank-card': cashier('bank-card'),
} as const satisfies Readonly<Record<string, UpstreamText>>;
export type FixedUpstream = keyof typeof fixed;
export const fixedUpstreams = Object.keys(fixed) as readonly FixedUpstream[];
export const isFixedUpstream = (upstream: string): upstream is FixedUpstream => upstream in fixed;

const supplierPrefix = 'supplier:';
export const supplierUpstream = (supplier: string): string => supplierPrefix + supplier;
/** The supplier of an upstream that is one. */
export const supplierOf = (upstream: string): string | undefined =>
  upstream.startsWith(supplierPrefix) ? upstream.slice(supplierPrefix.length) : undefined;

export const upstreamText = (upstream: string): UpstreamText =>
  isFixedUpstream(upstream)
    ? fixed[upstream]
    : {
        name: `供应商 ${supplierOf(upstream) ?? upstream}`,
        without: '它的权益停在发放中，恢复后自动继续',
      };

export const breakerStateNames = { closed: '正常', 'half-open': '试探', open: '断开' } as const;

const failureNames: Readonly<Record<string, string>> = {
  timeout: '超时没有应答',
  connection: '连接不上',
  unsigned: '应答的签名不对',
  unreadable: '应答读不懂',
};
/** Why a request failed, in the words of the console. */
export const failureText = (failure: string): string =>
  failureNames[failure] ?? failure.replace(/^status (\d+)$/, '应答 HTTP $1');

/** One person opens a breaker for so long at most; it closes itself then. */
export const maxForcedMs = 4 * 3_600_000;

export function forcedUntilFault(until: number, now: number): string | undefined {
  if (until <= now) return '结束时间已经过了，请重新填写';
  return until - now > maxForcedMs ? '最长断开 4 小时，到时再看' : undefined;
}

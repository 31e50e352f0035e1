import { upstreamTitles } from '../../upstreams/upstream-titles.ts';

interface UpstreamText {
  readonly name: string;
  /** What does not work without it. */
  readonly without: string;
}

const withoutCashier = '不能用它付款；退款停在退款中，恢复后自动继续';

/** Every upstream but the suppliers, who are rows, with what does not work while it is open. */
const withoutFixed = {
  sms: '验证码和通知短信发不出去',
  identity: '合作渠道不能免登录，短信登录照常',
  'chat-app': '公众号里不能免登录和分享',
  'mini-program': '小程序里不能一键登录',
  billing: '话费支付、号码资料和号码管家办理不可用',
  invoices: '新发票停在开票中，恢复后自动继续',
  maps: '定位不出城市，可以手动选择',
  pictures: '素材不能上传，没有缓存的图片打不开',
  'chat-pay': withoutCashier,
  wallet: withoutCashier,
  'operator-wallet': withoutCashier,
  'bank-card': withoutCashier,
} as const satisfies Partial<Readonly<Record<keyof typeof upstreamTitles, string>>>;
export type FixedUpstream = keyof typeof withoutFixed;
export const fixedUpstreams = Object.keys(withoutFixed) as readonly FixedUpstream[];
export const isFixedUpstream = (upstream: string): upstream is FixedUpstream => upstream in withoutFixed;

const supplierPrefix = 'supplier:';
export const supplierUpstream = (supplier: string): string => supplierPrefix + supplier;
/** The supplier of an upstream that is one. */
export const supplierOf = (upstream: string): string | undefined =>
  upstream.startsWith(supplierPrefix) ? upstream.slice(supplierPrefix.length) : undefined;

/** `names`: of suppliers, by their codes. */
export const upstreamText = (upstream: string, names: Readonly<Record<string, string>>): UpstreamText =>
  isFixedUpstream(upstream)
    ? { name: upstreamTitles[upstream], without: withoutFixed[upstream] }
    : {
        name: `供应商 ${names[supplierOf(upstream) ?? ''] ?? supplierOf(upstream) ?? upstream}`,
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

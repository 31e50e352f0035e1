import type { UpstreamName } from '../../config/upstreams.ts';
import type { Feature } from '../../contract/common/features.ts';
import type { LimitedFeature } from '../../contract/common/gateway.shapes.ts';
import { miniProgramChannel } from '../hosts/host-codes.ts';
import { payChannels } from '../pay/pay-channels.ts';
import { payMethods, type PayMethodId } from '../pay/pay-methods.ts';
import { upstreamTitles } from './upstream-titles.ts';

/** What is not offered without a system, for operators, and what a subscriber reads where it would be used. */
export const upstreamTexts: Readonly<
  Record<UpstreamName, { readonly without: string; readonly refusal: string }>
> = {
  sms: {
    without: '短信验证码登录、管理验证码、短信提醒',
    refusal: '短信服务暂未开通，请换一种方式',
  },
  suppliers: {
    without: '领取权益、兑换卡密、直充商品',
    refusal: '权益领取暂未开通，开通后再来',
  },
  identity: {
    without: '本机号码一键登录、合作方单点登录',
    refusal: '这种登录方式暂未开通，请换一种方式登录',
  },
  billing: {
    without: '话费支付、号码管家、领现金提现、付款码',
    refusal: '话费相关的服务暂未开通',
  },
  invoices: { without: '开发票', refusal: '电子发票暂未开通' },
  'chat-app': {
    without: '聊天应用里登录和分享',
    refusal: '聊天应用登录暂未开通，请换一种方式登录',
  },
  'mini-program': {
    without: '小程序里登录',
    refusal: '小程序登录暂未开通，请换一种方式登录',
  },
  'chat-pay': { without: upstreamTitles['chat-pay'], refusal: '这种支付方式暂未开通，请换一种方式' },
  wallet: { without: upstreamTitles.wallet, refusal: '这种支付方式暂未开通，请换一种方式' },
  'operator-wallet': {
    without: upstreamTitles['operator-wallet'],
    refusal: '这种支付方式暂未开通，请换一种方式',
  },
  'bank-card': { without: upstreamTitles['bank-card'], refusal: '这种支付方式暂未开通，请换一种方式' },
  maps: { without: '由坐标得到城市，改为手动选城市', refusal: '定位暂未开通，请选择城市' },
  lounge: { without: '预约贵宾厅', refusal: '贵宾厅预约暂未开通' },
  merchant: { without: '付款码', refusal: '付款码暂未开通' },
};

/** The system behind a payment method; undefined: none. */
const upstreamOfMethod: Readonly<Partial<Record<PayMethodId, UpstreamName>>> = {
  1: 'chat-pay',
  2: 'wallet',
  3: 'billing',
  7: 'operator-wallet',
  8: 'bank-card',
};

/** The payment methods that a till shows. */
export const offeredMethods = (missing: ReadonlySet<UpstreamName>): readonly PayMethodId[] =>
  payMethods
    .map(({ payMethodId }) => payMethodId)
    .filter((id) => {
      const upstream = upstreamOfMethod[id];
      return upstream === undefined || !missing.has(upstream);
    });

const identityLogins = [
  'oneTapSign',
  'operatorLogin',
  'videoALogin',
  'videoBLogin',
  'easyChoiceLogin',
  'middlePlatformLogin',
  'mallLogin',
  'mobileNetworkLogin',
  'oneTapLogin',
  'provincialAppLogin',
  'partnerMobileLogin',
  'platformLogin',
];

/** The systems that a call cannot do without. What ends something or shows what is there needs none. */
export const callNeeds: Readonly<Record<string, readonly UpstreamName[]>> = {
  ...Object.fromEntries(identityLogins.map((name) => [`user.${name}`, ['identity'] as const])),
  'common.sendLoginCode': ['sms'],
  'content.sendManageCode': ['sms'],
  'goods.sendAutoExchangeCode': ['sms'],
  'user.chatAppLogin': ['chat-app'],
  'user.jsSdkConfig': ['chat-app'],
  'user.miniProgramLogin': ['mini-program'],
  'user.miniProgramMobileLogin': ['mini-program'],
  'content.receiveRights': ['suppliers'],
  'content.receiveShuiyunRights': ['suppliers'],
  'content.receiveEasyUseRights': ['suppliers'],
  'content.receiveUpgradeRights': ['suppliers'],
  'content.exchangeCardCode': ['suppliers'],
  'content.openBusiness': ['billing'],
  'content.bindNumber': ['billing'],
  'content.butler': ['billing'],
  'content.flowUsage': ['billing'],
  'content.monthlyFlow': ['billing'],
  'content.behaviorReport': ['billing'],
  'activity.withdrawCash': ['billing'],
  'goods.payCode': ['merchant', 'billing'],
  'goods.bookLounge': ['lounge'],
  'order.requestInvoice': ['invoices'],
};

/** Acts that end something stay possible. */
const endings: ReadonlySet<string> = new Set(['content.openBusiness close', 'content.bindNumber unbind']);

const fieldOf = (input: unknown, name: string): unknown =>
  typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined;

/** The first system that is missing for a call. */
export function missingFor(
  name: string,
  input: unknown,
  missing: ReadonlySet<UpstreamName>,
): UpstreamName | undefined {
  if (missing.size === 0) return undefined;
  if (name === 'pay.createPayment') {
    const method = fieldOf(input, 'payMethodId');
    const upstream = typeof method === 'number' ? upstreamOfMethod[method as PayMethodId] : undefined;
    return upstream !== undefined && missing.has(upstream) ? upstream : undefined;
  }
  // A session of the same mall is handed over without the identity system.
  if (name === 'user.platformLogin' && fieldOf(input, 'tokenChannel') === miniProgramChannel)
    return undefined;
  if (endings.has(`${name} ${String(fieldOf(input, 'action'))}`)) return undefined;
  return callNeeds[name]?.find((each) => missing.has(each));
}

/** Without these no call of the part can be made: its buttons are disabled on every page. */
const featureNeeds: readonly (readonly [Feature, readonly UpstreamName[]])[] = [
  ['claim', ['suppliers']],
  ['number', ['billing']],
  ['lounge', ['lounge']],
];

/** The parts of the product that are closed for everybody because their system is missing. */
export const missingFeatures = (missing: ReadonlySet<UpstreamName>): LimitedFeature[] => [
  ...featureNeeds.flatMap(([feature, needs]): LimitedFeature[] => {
    const without = needs.find((each) => missing.has(each));
    return without ? [{ feature, state: 'paused', text: upstreamTexts[without].refusal }] : [];
  }),
  ...(offeredMethods(missing).some((id) => payChannels[id] !== 'points')
    ? []
    : [{ feature: 'pay' as const, state: 'paused' as const, text: '支付暂未开通' }]),
];

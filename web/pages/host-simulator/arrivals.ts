import type { HostId } from '#core/config/hosts.ts';
import type { ProofKind } from '#core/contract/sandbox/hosts.shapes.ts';
import { loginCookieName, signInParams } from '#core/rules/session/arrival.ts';
import type { SignInName } from '#core/rules/session/sign-in-order.ts';

/** An entry with a sign-in token; `proof` puts the issued token where the page reads it. */
export interface ArrivalWay {
  readonly name: SignInName | 'plain';
  readonly title: string;
  /** The token kind issued by the sandbox; none if the host itself knows the user. */
  readonly kind?: ProofKind;
  /** The app that opens its pages with this proof: choosing the app chooses the way. */
  readonly host?: HostId;
  readonly query?: (token: string) => Readonly<Record<string, string>>;
  /** The cookie that holds it. */
  readonly cookie?: string;
}

const plain: ArrivalWay = { name: 'plain', title: '不带凭证，由宿主识别' };

/** In the order of the automatic sign-in (§4). The chat app and the mobile network need no token: their sandbox answers. */
export const arrivalWays: readonly ArrivalWay[] = [
  plain,
  {
    name: 'partner-choice',
    title: '伙伴优选令牌',
    kind: 'easy-choice',
    query: (token) => ({ [signInParams.partnerChoiceToken]: token }),
  },
  {
    name: 'partner-mobile',
    title: '伙伴签名号码',
    kind: 'partner-mobile',
    query: (token) => ({ [signInParams.culMobile]: token }),
  },
  {
    name: 'operator-sso',
    title: '全国客户端令牌',
    kind: 'operator',
    query: (token) => ({ [signInParams.token]: token }),
  },
  {
    name: 'unified-platform',
    title: '统一平台 AI 令牌',
    kind: 'unified-platform',
    query: (token) => ({ [signInParams.tokenChannel]: 'AIASSISTANT', [signInParams.aiToken]: token }),
  },
  {
    name: 'rights-platform',
    title: '权益平台令牌',
    kind: 'rights-platform',
    query: (token) => ({ [signInParams.tokenChannel]: 'QYPT', [signInParams.qyptTokenValue]: token }),
  },
  {
    name: 'provincial-app',
    title: '省内客户端令牌',
    kind: 'provincial-app',
    query: (token) => ({ [signInParams.cmToken]: token }),
  },
  {
    name: 'video-a',
    title: '视频伙伴甲令牌',
    kind: 'video-a',
    host: 'video-a',
    query: (token) => ({ [signInParams.videoAToken]: token }),
  },
  {
    name: 'video-b',
    title: '视频伙伴乙令牌',
    kind: 'video-b',
    host: 'video-b',
    query: (token) => ({ [signInParams.videoBToken]: token }),
  },
  {
    name: 'login-cookie',
    title: '中台登录凭证',
    kind: 'middle-platform',
    cookie: loginCookieName,
  },
];

/** The entry after a change of host: the host's own token, or the earlier choice if it fits. */
export const wayInto = (host: HostId, chosen: ArrivalWay): ArrivalWay =>
  arrivalWays.find((way) => way.host === host) ?? (chosen.host ? plain : chosen);

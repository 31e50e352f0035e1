import type { HostId } from '#core/config/hosts.ts';
import { arrivalKeys, loginCookieName } from '#core/rules/session/arrival.ts';
import type { SignInName } from '#core/rules/session/sign-in-order.ts';

/** A way to come to a page with a proof in the hand; `proof` puts the minted token where the page looks for it. */
export interface ArrivalWay {
  readonly name: SignInName | 'plain';
  readonly title: string;
  /** What the sandbox mints; none where the host itself knows who is there. */
  readonly kind?: string;
  /** The app that opens its pages with this proof: choosing the app chooses the way. */
  readonly host?: HostId;
  readonly query?: (token: string) => Readonly<Record<string, string>>;
  readonly cookie?: (token: string) => string;
}

const plain: ArrivalWay = { name: 'plain', title: '不带凭证，由宿主识别' };

/** In the order of the automatic sign-in (§4). The chat app and the phone's network bring no token: their sandbox stands in. */
export const arrivalWays: readonly ArrivalWay[] = [
  plain,
  {
    name: 'partner-choice',
    title: '伙伴优选令牌',
    kind: 'easy-choice',
    query: (token) => ({ [arrivalKeys.partnerChoiceToken]: token }),
  },
  {
    name: 'partner-mobile',
    title: '伙伴签名号码',
    kind: 'partner-mobile',
    query: (token) => ({ [arrivalKeys.culMobile]: token }),
  },
  {
    name: 'operator-sso',
    title: '全国客户端令牌',
    kind: 'operator',
    query: (token) => ({ [arrivalKeys.token]: token }),
  },
  {
    name: 'unified-platform',
    title: '统一平台 AI 令牌',
    kind: 'unified-platform',
    query: (token) => ({ [arrivalKeys.tokenChannel]: 'AIASSISTANT', [arrivalKeys.aiToken]: token }),
  },
  {
    name: 'rights-platform',
    title: '权益平台令牌',
    kind: 'rights-platform',
    query: (token) => ({ [arrivalKeys.tokenChannel]: 'QYPT', [arrivalKeys.qyptTokenValue]: token }),
  },
  {
    name: 'provincial-app',
    title: '省内客户端令牌',
    kind: 'provincial-app',
    query: (token) => ({ [arrivalKeys.cmToken]: token }),
  },
  {
    name: 'video-a',
    title: '视频伙伴甲令牌',
    kind: 'video-a',
    host: 'video-a',
    query: (token) => ({ [arrivalKeys.videoAToken]: token }),
  },
  {
    name: 'video-b',
    title: '视频伙伴乙令牌',
    kind: 'video-b',
    host: 'video-b',
    query: (token) => ({ [arrivalKeys.videoBToken]: token }),
  },
  {
    name: 'login-cookie',
    title: '中台登录凭证',
    kind: 'middle-platform',
    cookie: (token) => `${loginCookieName}=${encodeURIComponent(token)};path=/;samesite=lax;max-age=300`,
  },
];

/** With what somebody arrives who changes to another app: its own proof, or what was chosen before where that is nobody else's. */
export const wayInto = (host: HostId, chosen: ArrivalWay): ArrivalWay =>
  arrivalWays.find((way) => way.host === host) ?? (chosen.host ? plain : chosen);

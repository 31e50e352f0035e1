import { isCode, isFlagSet, type Code } from '../../format/codes.ts';
import { provinceToast } from '../../membership/province-eligibility.ts';
import type { RecvStatus } from '../claim-status.ts';
import { provinceOnly, type CardViewer } from './rights-card-buttons.ts';

/** The facts about a right on its own page. */
export interface DetailFacts {
  readonly recvStatus: RecvStatus;
  /** Why it cannot be claimed now; empty otherwise. */
  readonly recvReason: string;
  readonly lackStockFlag?: Code | boolean | undefined;
  readonly categoryFlag?: Code | undefined;
  readonly provinceFlag?: Code | boolean | undefined;
  /** It opens later. */
  readonly opensLater: boolean;
  readonly preRegistered: boolean;
  /** It has ended and will not open again. */
  readonly ended: boolean;
}

export interface DetailButton {
  readonly text: string;
  readonly action: 'signIn' | 'toBuy' | 'toOrder' | 'toReceive' | 'preRegister' | 'toResult' | 'none';
  /** Why there is no action; otherwise empty. */
  readonly reason: string;
}

interface Row extends Pick<DetailButton, 'text' | 'action'> {
  readonly applies: (facts: DetailFacts, viewer: CardViewer) => boolean;
  readonly reason?: string;
}

/** The first row that applies is the page's button. Every disabled one has a reason. */
export const detailButtons: readonly Row[] = [
  {
    text: '立即购买',
    action: 'toBuy',
    applies: ({ categoryFlag }) => isCode(categoryFlag, 2),
  },
  {
    text: '查看领取结果',
    action: 'toResult',
    applies: ({ recvStatus }, viewer) => viewer === 'opened' && (recvStatus === 1 || recvStatus === 2),
  },
  { text: '已结束', action: 'none', reason: '领取时间已结束', applies: ({ ended }) => ended },
  {
    text: provinceOnly,
    action: 'none',
    reason: provinceToast,
    applies: ({ provinceFlag }, viewer) => viewer === 'outOfProvince' || isFlagSet(provinceFlag),
  },
  {
    text: '下月可领',
    action: 'none',
    reason: '下月1日起可领',
    applies: ({ recvStatus }) => recvStatus === 4,
  },
  {
    text: '登录后预约',
    action: 'signIn',
    applies: ({ opensLater }, viewer) => opensLater && viewer === 'guest',
  },
  {
    text: '已预约',
    action: 'none',
    reason: '开放时会短信提醒您',
    applies: ({ opensLater, preRegistered }, viewer) => opensLater && preRegistered && viewer === 'opened',
  },
  {
    text: '预约提醒',
    action: 'preRegister',
    applies: ({ opensLater }, viewer) => opensLater && viewer === 'opened',
  },
  {
    text: '缺货',
    action: 'none',
    reason: '本月已领完',
    applies: ({ lackStockFlag, opensLater }) => isFlagSet(lackStockFlag) && !opensLater,
  },
  { text: '登录后领取', action: 'signIn', applies: (_facts, viewer) => viewer === 'guest' },
  {
    text: '开通会员领取',
    action: 'toOrder',
    applies: (_facts, viewer) => viewer === 'notOpened',
  },
  { text: '立即领取', action: 'toReceive', applies: ({ recvStatus }) => recvStatus === 0 },
];

/** The remaining case: the member's level is too low. */
const upgrade = { text: '升级会员领取', action: 'toOrder' } as const;

/** The button of a right's own page. */
export function rightDetailButton(facts: DetailFacts, viewer: CardViewer): DetailButton {
  const { text, action, reason }: Pick<Row, 'text' | 'action' | 'reason'> =
    detailButtons.find(({ applies }) => applies(facts, viewer)) ?? upgrade;
  const isBeyondQuota = action === 'none' && viewer === 'opened' && facts.recvStatus === 4;
  return { text, action, reason: (isBeyondQuota && facts.recvReason) || (reason ?? '') };
}

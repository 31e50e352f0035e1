import { groupRefusals, type GroupOfferState } from './group-buy.ts';

export interface GroupButtonFacts {
  /** 'allowed': signed in with the right type (§6); 'unknown' while that is being loaded. */
  readonly who: 'unknown' | 'guest' | 'allowed' | 'not-allowed';
  readonly offer: GroupOfferState;
  /** The group that is looked at; undefined where one is only opened. */
  readonly group?: { readonly state: 'open' | 'formed' | 'expired'; readonly free: number } | undefined;
  /** The visitor's own seat in that group. */
  readonly seat?: 'reserved' | 'paid' | 'refunded' | undefined;
}

export type GroupAction = 'login' | 'upgrade' | 'join' | 'open' | 'pay' | 'invite' | 'order' | 'none';

export interface GroupButton {
  readonly text: string;
  readonly action: GroupAction;
  /** Why nothing can be done; empty otherwise. */
  readonly reason: string;
}

const button = (text: string, action: GroupAction, reason = ''): GroupButton => ({ text, action, reason });
const offTexts = { coming: '还没开始', gone: '已抢完', stopped: '已停止', over: '已结束' } as const;

/** The main button of an activity or a group: what the visitor can do next, or why not. */
export function groupButton({ who, offer, group, seat }: GroupButtonFacts): GroupButton {
  if (group && seat === 'reserved') return button('去付款', 'pay');
  if (group?.state === 'open' && seat === 'paid') return button('邀请好友', 'invite');
  if (group && seat !== undefined) return button('查看订单', 'order');
  if (offer !== 'running') return button(offTexts[offer], 'none', groupRefusals[offer]);
  const isJoinable = group?.state === 'open' && group.free > 0;
  const isFull = group?.state === 'open' && group.free === 0;
  if (isFull) return button('等待付款', 'none', groupRefusals.full);
  if (who === 'guest') return button(isJoinable ? '登录参团' : '登录开团', 'login');
  if (who === 'not-allowed') return button(isJoinable ? '开通会员参团' : '开通会员开团', 'upgrade');
  return isJoinable ? button('去参团', 'join') : button('我来开团', 'open');
}

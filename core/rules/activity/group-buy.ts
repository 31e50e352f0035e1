import { groupIsForMembers } from './who-may-group.ts';

/** An activity as the rule sees it. */
export interface GroupTerms {
  readonly isOn: boolean;
  /** By an operator: no seat is taken any more. */
  readonly isStopped: boolean;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  /** What is left of the budget, and what one seat costs of it. */
  readonly leftFen: number;
  readonly seatFen: number;
  readonly lacksStock: boolean;
}

/** 'coming': not begun; 'gone': sold out or the budget is used up; 'over': ended or switched off. */
export type GroupOfferState = 'coming' | 'running' | 'gone' | 'stopped' | 'over';

/** Whether a group can be opened or joined now. */
export function groupOfferState(
  { isOn, isStopped, beginsAt, endsAt, leftFen, seatFen, lacksStock }: GroupTerms,
  now: Date,
): GroupOfferState {
  if (!isOn || endsAt <= now) return 'over';
  if (isStopped) return 'stopped';
  if (beginsAt > now) return 'coming';
  return lacksStock || leftFen < seatFen ? 'gone' : 'running';
}

export const groupRefusals = {
  right: groupIsForMembers,
  level: '会员等级不足，不能开这个团，可以参加别人开的团',
  limit: '您在这个活动里的拼团次数已用完，看看别的吧',
  one: '拼团每单限1件，请从拼团页面下单',
  coming: '拼团还没有开始',
  gone: '拼团名额已抢完，看看别的吧',
  stopped: '拼团已停止，没拼成的团到时原路退款',
  over: '拼团已结束',
  missing: '没有找到这个团',
  formed: '这个团已拼成，您可以自己开一个',
  expired: '这个团已到时间，您可以自己开一个',
  full: '名额已占满，正在等待付款，稍后再来看看',
  joined: '您已在这个团里，邀请好友一起拼吧',
} as const;
export type GroupRefusal = keyof typeof groupRefusals;

/** The reason of a sentence; undefined: it is of something else. */
export const groupRefusalOf = (sentence: string): GroupRefusal | undefined =>
  (Object.keys(groupRefusals) as GroupRefusal[]).find((why) => groupRefusals[why] === sentence);

/** A group as the subscriber who wants to join meets it. */
export interface GroupToJoin {
  readonly state: 'open' | 'formed' | 'expired';
  readonly size: number;
  readonly taken: number;
  readonly expiresAt: Date;
  /** Whether the subscriber has a seat in it. */
  readonly isIn: boolean;
}

/** Why a group cannot be joined; undefined when it can. */
export function joinRefusal(
  { state, size, taken, expiresAt, isIn }: GroupToJoin,
  now: Date,
): GroupRefusal | undefined {
  if (isIn) return 'joined';
  if (state === 'formed') return 'formed';
  if (state === 'expired' || expiresAt <= now) return 'expired';
  return taken >= size ? 'full' : undefined;
}

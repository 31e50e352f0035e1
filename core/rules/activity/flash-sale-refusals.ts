/** Why pieces of a flash sale are not reserved; the first that applies, in the order of the list. */
export const flashSaleRefusals = {
  unknown: '活动不存在或已下线',
  off: '活动已暂停，请稍后再来',
  stopped: '活动已停止，之前占到的名额仍可付款',
  right: '开通会员后可以参加',
  level: '会员等级不足，升级后可以参加',
  early: '还没有开始，请稍候',
  ended: '活动已结束',
  draw: '本场是公平抽签，中签后才能购买',
  limit: '您已达到每人限购数量',
  quota: '本月名额已用完，下月1日恢复',
  soldOut: '已抢光，下次早点来',
} as const;
export type FlashSaleRefusal = keyof typeof flashSaleRefusals;

/** How long reserved pieces wait for their order. */
export const reservationHoldMs = 15 * 60_000;
export const drawHoldMs = 30 * 60_000;

export interface FlashSaleTimes {
  readonly isOn: boolean;
  /** By an operator: what is reserved can still be ordered. */
  readonly isStopped: boolean;
  readonly mode: 'race' | 'draw';
  readonly beginsAt: Date;
  readonly endsAt: Date;
}

/** Why a flash sale is closed at a time, to the second; null while it is open. */
export function flashSaleClosed(
  { isOn, isStopped, mode, beginsAt, endsAt }: FlashSaleTimes,
  now: Date,
): FlashSaleRefusal | null {
  if (!isOn) return 'off';
  if (isStopped) return 'stopped';
  if (now < beginsAt) return 'early';
  if (now >= endsAt) return 'ended';
  return mode === 'draw' ? 'draw' : null;
}

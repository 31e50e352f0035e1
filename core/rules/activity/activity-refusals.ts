/** Why a lottery is not drawn now. */
export const lotteryRefusals = {
  gone: '活动还没有开放，请稍后再来',
  ended: '活动已结束，感谢参与',
  stopped: '抽奖已停止，没用的机会今天恢复后还能用',
  usedUp: '奖品已经发完，感谢参与',
  outdated: '奖品和概率有更新，请刷新后再抽',
} as const;
export type LotteryRefusal = keyof typeof lotteryRefusals;

/** Why daily cash gives nothing now. What was gained can always be withdrawn. */
export const cashRefusals = {
  stopped: '领现金活动已停止，余额照常可以提现',
  usedUp: '这期现金已经领完，余额照常可以提现',
} as const;
export type CashRefusal = keyof typeof cashRefusals;

import type { CashReward } from '#core/rules/activity/daily-cash.ts';

const names: Readonly<Record<CashReward['kind'], (days: number) => string>> = {
  day: () => '每日签到',
  streak: (days) => `连续签到${days}天奖励`,
  month: (days) => `本月累计${days}天奖励`,
};

/** What a reward was given for. */
export const gainName = ({ kind, days }: Pick<CashReward, 'kind' | 'days'>): string => names[kind](days);

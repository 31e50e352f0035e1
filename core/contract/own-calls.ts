/** Calls the specification does not list: ours, in its style. One entry per line. */
export const ownCalls = [
  'user.loginKey',
  'common.searchArea',
  'common.channelConfig',
  'common.pageViewLog',
  'content.monthRights',
  'content.saveMonthSettings',
  'activity.cashRewards',
  'activity.cashState',
  'activity.signForCash',
  'activity.cashEntries',
] as const;

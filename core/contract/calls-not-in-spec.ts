/** Calls we added in the style of the specification. One entry per line. */
export const callsNotInSpec = [
  'user.loginKey',
  'common.searchArea',
  'common.channelConfig',
  'common.pageViewLog',
  'common.pageErrorLog',
  'content.monthRights',
  'content.saveMonthSettings',
  'activity.cashRewards',
  'activity.cashState',
  'activity.signForCash',
  'activity.cashEntries',
] as const;

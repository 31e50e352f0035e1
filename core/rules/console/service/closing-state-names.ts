import type { ClosingState } from '#core/contract/console/service/closings/closing-states.ts';

export const closingStateNames: Readonly<Record<ClosingState, string>> = {
  waiting: '等到期',
  blocked: '有事没办完',
  cancelled: '已撤销',
  closed: '已注销',
};

import type {
  DayClosingState,
  DayState,
  DifferenceListState,
} from '#core/contract/console/orders/money/money-states.ts';

export const differenceStateNames: Readonly<Record<DifferenceListState, string>> = {
  open: '待处理',
  waiting: '待审批',
  repaired: '已修复',
  ignored: '已忽略',
};

export const dayStateNames: Readonly<Record<DayState, string>> = {
  'not-compared': '账单未到',
  equal: '平',
  open: '有差异',
  decided: '已处理',
};

export const closingNames: Readonly<Record<DayClosingState, string>> = {
  closed: '已日结',
  closable: '可日结',
  'not-closable': '不可日结',
};

import type {
  ConsoleRefundKind,
  ConsoleRefundState,
  RefundEndWay,
  RefundListState,
} from '../../../contract/console/orders/refund-states.ts';

export const refundListStateNames: Readonly<Record<RefundListState, string>> = {
  held: '已挂起',
  retrying: '没成功，会再试',
  sending: '退款中',
  late: '超过 10 分钟',
  done: '已退回',
  ended: '人工结束',
};
export const refundKindNames: Readonly<Record<ConsoleRefundKind, string>> = {
  order: '订单',
  surplus: '多付',
  till: '收银台',
};
export const refundEndWayNames: Readonly<Record<RefundEndWay, string>> = {
  transfer: '银行转账',
  counter: '营业厅现金',
  bill: '营业系统补话费',
};

interface Facts {
  readonly state: 'open' | 'done' | 'ended';
  readonly isOnHold: boolean;
  /** A try that did not succeed. */
  readonly hasFailed: boolean;
}
export function refundState({ state, isOnHold, hasFailed }: Facts): ConsoleRefundState {
  if (state !== 'open') return state;
  if (isOnHold) return 'held';
  return hasFailed ? 'retrying' : 'sending';
}

const over = { done: '已经退回', ended: '已经人工结束' } as const;

/** Why a refund is not sent to its channel again; null: it can be. It keeps its number, which the channel refunds once. */
export function sendRefundObstacle(state: ConsoleRefundState): string | null {
  switch (state) {
    case 'held':
    case 'retrying':
      return null;
    case 'sending':
      return '正在等渠道第一次回复';
    case 'done':
    case 'ended':
      return over[state];
  }
}

/** Why a refund is not ended by hand; null: it can be. Only what the channel refused until it was held. */
export function endRefundObstacle(state: ConsoleRefundState): string | null {
  switch (state) {
    case 'held':
      return null;
    case 'sending':
    case 'retrying':
      return '还在自动退款，挂起后才能人工结束';
    case 'done':
    case 'ended':
      return over[state];
  }
}

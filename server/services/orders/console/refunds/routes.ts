import type { refundQueue } from '#core/contract/console/orders/refund-queue.ts';
import type { Deps } from '../../../../deps.ts';
import type { ConsoleHandlers } from '../../../../http/operators/serve-console.ts';
import { askRefund, proposeRefundEnd, sendRefundAgain } from './refund-acts.ts';
import { refundDetail } from './refund-detail.ts';
import { refundCounts, refundList } from './refund-list.ts';

export const refundQueueRoutes = (deps: Deps): ConsoleHandlers<typeof refundQueue> => ({
  refunds: (input) => refundList(deps, input),
  refundCounts: () => refundCounts(deps),
  refundDetailOfConsole: ({ refundNo }) => refundDetail(deps, refundNo),
  askRefund: ({ refundNo }, call) => askRefund(deps, refundNo, call),
  sendRefundAgain: (input, call) => sendRefundAgain(deps, input, call),
  proposeRefundEnd: (input, call) => proposeRefundEnd(deps, input, call),
});

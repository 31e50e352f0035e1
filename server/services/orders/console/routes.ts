import type { orderConsole } from '#core/contract/console/orders/orders.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { addOrderNote, closeOrder, resendOrderLine } from './order-acts.ts';
import { orderActivities } from './order-activities.ts';
import { orderDetail } from './order-detail.ts';
import { orderCounts, orderList } from './order-list.ts';
import { queryOrder } from './query-order.ts';
import { refundOrder, refundPreview } from './refund-order.ts';

export const orderConsoleRoutes = (deps: Deps): ConsoleHandlers<typeof orderConsole> => ({
  orders: (input) => orderList(deps, input),
  orderCounts: () => orderCounts(deps),
  orderActivities: () => orderActivities(deps),
  orderDetail: ({ orderNo }) => orderDetail(deps, orderNo),
  queryOrder: ({ orderNo }, call) => queryOrder(deps, orderNo, call),
  resendOrderLine: (input, call) => resendOrderLine(deps, input, call),
  closeOrder: (input, call) => closeOrder(deps, input, call),
  addOrderNote: (input, call) => addOrderNote(deps, input, call),
  refundPreview: (input, call) => refundPreview(deps, input, call),
  refundOrder: (input, call) => refundOrder(deps, input, call),
});

import { withPrefix } from '../../endpoint.ts';
import type { orderConsoleShapes } from './orders.shapes.ts';
import { ask, change, consolePrefix, read } from '../rows.ts';

/** Orders of all subscribers. Money goes back by a refund alone: nothing here makes an order paid or writes to the ledger. */
export const orderConsole = withPrefix<typeof orderConsoleShapes, 'operator'>(consolePrefix)({
  orders: ask('/orders/orders', 'orders.view'),
  orderCounts: read('/orders/counts', 'orders.view'),
  orderActivities: read('/orders/activities', 'orders.view'),
  orderDetail: read('/orders/order', 'orders.view'),
  queryOrder: change('/orders/queryOrder', 'orders.query'),
  resendOrderLine: change('/orders/resendOrderLine', 'orders.resend'),
  closeOrder: change('/orders/closeOrder', 'orders.resend'),
  addOrderNote: change('/orders/addOrderNote', 'orders.note'),
  refundPreview: ask('/orders/refundPreview', 'orders.proposeRefund'),
  refundOrder: change('/orders/refundOrder', 'orders.proposeRefund'),
});

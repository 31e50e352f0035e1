import { withPrefix } from '../../endpoint.ts';
import { ask, change, consolePrefix, read } from '../rows.ts';
import type { refundQueueShapes } from './refund-queue.shapes.ts';

/** Refunds of orders, of surplus money and of tills. The channel alone makes them; ending one by hand books nothing. */
export const refundQueue = withPrefix<typeof refundQueueShapes, 'operator'>(consolePrefix)({
  refunds: ask('/refunds/refunds', 'orders.view'),
  refundCounts: read('/refunds/counts', 'orders.view'),
  refundDetailOfConsole: read('/refunds/refund', 'orders.view'),
  askRefund: change('/refunds/ask', 'orders.query'),
  sendRefundAgain: change('/refunds/sendAgain', 'refunds.send'),
  proposeRefundEnd: change('/refunds/proposeEnd', 'refunds.proposeEnd'),
});

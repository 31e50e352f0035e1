export { closeUnpaid, type UnpaidClosed } from './close-order.ts';
export { cardsOf, multiOrderCount } from './order-facts.ts';
export { orderLines } from './order-lines.ts';
export { logOrder, moveOrder } from './move-order.ts';
export { finishRefund, linesToSettle, settleOrder } from './settle-order.ts';
export { isOver, lockedOrder, orderOf, type OrderRow } from './tables.ts';
export { newOrderNo } from './new-order-no.ts';

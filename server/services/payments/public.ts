export {
  type InvoiceRow,
  addInvoice,
  askAtOnce,
  invoiceableFen,
  isReversedByDesk,
  latestInvoice,
  leaseMs,
  moveInvoice,
  reverseByDesk,
  reverseOutdatedInvoice,
} from './invoices/tables.ts';
export { type OrderMovement, movementsOfOrder } from './ledger/movements-of-order.ts';
export { issuePayCode } from './pay-code/issue-pay-code.ts';
export { askChannels, type ChannelAnswer } from './payments/ask-channels.ts';
export { closePaymentOf } from './payments/close-payment.ts';
export { debitOrder } from './payments/debit-order.ts';
export { markAllPaid } from './payments/mark-paid.ts';
export { deductPoints, giveBackPoints } from './points/deduct-points.ts';
export { reconcileDay } from './reconciliation/reconcile-day.ts';
export { requestRefund } from './refunds/request-refund.ts';
export {
  askRefundChannel,
  endRefundByHand,
  lockRefundOnHold,
  sendRefundNow,
  type SentAgain,
} from './refund-desk/refund-desk.ts';

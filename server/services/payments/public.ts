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
export { applyAnswers, askChannels, type ChannelAnswer } from './payments/ask-channels.ts';
export { closePaymentOf } from './payments/close-payment.ts';
export { paymentsOf, type PaymentRow } from './payments/tables.ts';
export { debitOrder } from './payments/debit-order.ts';
export { markAllPaid } from './payments/mark-paid.ts';
export { wakeAfter } from './payments/settle-payment.ts';
export { deductPoints, giveBackPoints } from './points/deduct-points.ts';
export { reconcileDay } from './reconciliation/reconcile-day.ts';
export { requestRefund } from './refunds/request-refund.ts';
export {
  applyRefundAnswer,
  askRefundChannel,
  endRefundByHand,
  finishSending,
  lockRefundOnHold,
  markSentAgain,
  type AskedRefund,
  type SentAgain,
} from './refund-desk/refund-desk.ts';

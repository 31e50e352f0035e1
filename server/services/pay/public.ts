export { mountNotices } from './notices/receive-notice.ts';
export { closePaymentOf, type PaymentClosed } from './payments/close-payment.ts';
export { debitOrder, type OrderDebited } from './payments/debit-order.ts';
export { deductPoints, giveBackPoints } from './points/public.ts';
export { requestRefund, type RefundRequest, type RefundRequested } from './refunds/request-refund.ts';
export { addDifferences, differencesToShow, endRefusedRefund } from './differences/public.ts';

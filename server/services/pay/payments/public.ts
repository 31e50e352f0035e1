export { closePaymentOf, type PaymentClosed } from './close-payment.ts';
export { returnPoints } from './pay-with-points.ts';
export { settlePayment, type Settled } from './settle-payment.ts';
export { lockOrder, paymentByNo } from './tables.ts';

export { chargePayCode } from './charge-pay-code.ts';
export { bookTillCredit, closeTillRefund, creditAtBilling } from './credit-till-refund.ts';
export { cardsOfShop } from './till-cards.ts';
export { refundTillPayment } from './refund-till-payment.ts';

export { refundPayment } from './request-refund.ts';

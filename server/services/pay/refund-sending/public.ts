export { refundAtChannel, settleRefund } from './send-refunds.ts';

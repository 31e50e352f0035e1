export { closeHeldRefund } from './hold-refund.ts';
export { refundAtChannel, settleRefund } from './send-refunds.ts';

export { giveBackCard } from './give-back.ts';
export { refundFailed, refundLines } from './refund-lines.ts';
export { refundsOf } from './refund-views.ts';
export { lineFacts } from './line-facts.ts';

export { addRefunded, markPaid } from './orders/mark-paid.ts';

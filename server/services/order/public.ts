export { reverseOutdatedInvoice } from './invoices/public.ts';
export { addRefunded, markPaid } from './orders/mark-paid.ts';

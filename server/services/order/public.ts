export { reverseOutdatedInvoice } from './invoices/tables.ts';
export { addRefunded, markPaid } from './orders/mark-paid.ts';

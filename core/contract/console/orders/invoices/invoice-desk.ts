import { withPrefix } from '../../../endpoint.ts';
import { change, consolePrefix, read } from '../../rows.ts';
import type { invoiceDeskShapes } from './invoice-desk.shapes.ts';

/** Invoices of orders. The tax service alone issues and reverses them. */
export const invoiceDesk = withPrefix<typeof invoiceDeskShapes, 'operator'>(consolePrefix)({
  invoices: read('/invoices/invoices', 'invoices.view'),
  invoiceCounts: read('/invoices/counts', 'invoices.view'),
  invoiceDetail: read('/invoices/invoice', 'invoices.view'),
  askInvoice: change('/invoices/ask', 'invoices.send'),
  sendInvoiceAgain: change('/invoices/sendAgain', 'invoices.send'),
  proposeInvoiceReversal: change('/invoices/proposeReversal', 'invoices.proposeReversal'),
});

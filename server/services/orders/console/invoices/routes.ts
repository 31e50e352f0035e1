import type { invoiceDesk } from '#core/contract/console/orders/invoices/invoice-desk.ts';
import type { Deps } from '../../../../deps.ts';
import type { ConsoleHandlers } from '../../../../http/operators/serve-console.ts';
import { askInvoice, proposeInvoiceReversal, sendInvoiceAgain } from './invoice-desk-acts.ts';
import { invoiceDetail } from './invoice-detail.ts';
import { invoiceCounts, invoiceList } from './invoice-list.ts';

export const invoiceDeskRoutes = (deps: Deps): ConsoleHandlers<typeof invoiceDesk> => ({
  invoices: (input) => invoiceList(deps, input),
  invoiceCounts: () => invoiceCounts(deps),
  invoiceDetail: ({ invoiceNo }) => invoiceDetail(deps, invoiceNo),
  askInvoice: ({ invoiceNo }, call) => askInvoice(deps, invoiceNo, call),
  sendInvoiceAgain: (input, call) => sendInvoiceAgain(deps, input, call),
  proposeInvoiceReversal: (input, call) => proposeInvoiceReversal(deps, input, call),
});

import type { afterSale } from '#core/contract/order/after-sale.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { invoiceOf, requestInvoice } from './invoices.ts';

export const invoicesRoutes = (
  deps: Deps,
): Handlers<Pick<typeof afterSale, 'invoice' | 'requestInvoice'>> => ({
  invoice: ({ orderNo }, { caller }) => invoiceOf(deps, caller, orderNo),
  requestInvoice: (input, { caller }) => requestInvoice(deps, caller, input),
});

/** States that invoices are listed by; 'stopped': the tax service refuses to reverse one. */
export const invoiceListStates = [
  'requested',
  'issuing',
  'refused',
  'issued',
  'reversing',
  'stopped',
  'reversed',
] as const;
export type InvoiceListState = (typeof invoiceListStates)[number];

import type { InvoiceState } from '../../contract/order/after-sale.shapes.ts';

export type { InvoiceState };

/** Where an invoice may go from each state; it never goes back. After 'refused' and 'reversed' the order may have another one. */
export const nextInvoiceStates: Readonly<Record<InvoiceState, readonly InvoiceState[]>> = {
  requested: ['issuing', 'refused'],
  issuing: ['issued', 'refused'],
  issued: ['reversing'],
  reversing: ['reversed'],
  reversed: [],
  refused: [],
};

/** Whether the tax service has yet to answer. */
export const isInvoiceUnderWay = (state: InvoiceState): boolean =>
  state === 'requested' || state === 'issuing' || state === 'reversing';

/** The states from which an invoice may come into this one. */
export const invoiceStatesBefore = (next: InvoiceState): readonly InvoiceState[] =>
  (Object.keys(nextInvoiceStates) as InvoiceState[]).filter((state) =>
    nextInvoiceStates[state].includes(next),
  );

export { retryReversal } from './reverse-invoice.ts';
export { hasInvoice, refusedReversals } from './tables.ts';

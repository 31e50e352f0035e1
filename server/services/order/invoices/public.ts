export { hasInvoice, reverseOutdatedInvoice } from './tables.ts';

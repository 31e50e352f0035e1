import { purposeKey } from '../../crypto/purpose-key.ts';

/** The secret of one supplier, derived from SUPPLIER_SECRET: a supplier knows its own and can answer for no other. */
export const supplierSecret = (root: string, supplier: string): string =>
  purposeKey(root, `supplier ${supplier}`).toString('hex');

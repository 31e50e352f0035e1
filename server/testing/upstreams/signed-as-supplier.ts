import { supplierSecret } from '../../upstreams/suppliers/supplier-secret.ts';
import { signedBy, type says } from './fake-http-server.ts';

/** Answers signed by the supplier that the request names. */
export const signedAsSupplier = (root: string): typeof says =>
  signedBy((order) => supplierSecret(root, (JSON.parse(order) as { supplier: string }).supplier));

import type { Deps } from '../../../deps.ts';
import { deliverer, type Deliverer } from '../../platform/public.ts';
import { deliveryResults } from './delivery-results.ts';
import { leaseDue, leaseOverdue } from './due-claims.ts';

/** Delivers claims by the engine of all deliveries. */
export const claimDeliverer = (deps: Deps): Deliverer =>
  deliverer(deps, {
    signal: deps.claimsDue,
    leaseDue: (lease) => leaseDue(deps.db, lease),
    leaseOverdue: (lease) => leaseOverdue(deps.db, lease),
    results: deliveryResults(deps),
  });

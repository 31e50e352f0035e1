import type { Billing } from '../../upstreams/billing/port.ts';

/** A billing system that never answers. */
export const silentBilling: Billing = {
  number: async () => undefined,
  balanceFen: async () => undefined,
  credit: async () => undefined,
  debit: async () => undefined,
  cancelDebit: async () => undefined,
  statement: async () => undefined,
  plan: async () => undefined,
  usage: async () => undefined,
  monthlyUsage: async () => undefined,
  behavior: async () => undefined,
  saveAccessPolicy: async () => undefined,
  changeBusiness: async () => undefined,
};

import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import { checkAlerts } from './check-alerts.ts';
import { pushPolicies } from './push-policies.ts';
import { settleBusinessOrders } from './settle-business-orders.ts';

/** What the number manager does in the background: orders and policies without an answer, and alerts. */
export const numberWorks = (deps: Deps): readonly Work[] => [
  { name: 'business-orders', everyMs: 15_000, run: () => settleBusinessOrders(deps) },
  { name: 'access-policies', everyMs: 15_000, run: () => pushPolicies(deps) },
  { name: 'flow-alerts', everyMs: 15_000, run: () => checkAlerts(deps) },
];

import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import { checkAlerts } from './check-alerts.ts';
import { pushPolicies } from './push-policies.ts';
import { settleBusinessOrders } from './settle-business-orders.ts';

const everyMs = 15_000;

/** What the number manager does in the background: orders and policies without an answer, and alerts. */
export const numberWorks = (deps: Deps): readonly Work[] => [
  {
    name: 'business-orders',
    everyMs,
    dueAt: sql`select min(try_at) from business_orders where state = 'pending'`,
    run: () => settleBusinessOrders(deps),
  },
  {
    name: 'access-policies',
    everyMs,
    dueAt: sql`select min(push_at) from number_controls where applied_version < policy_version`,
    run: () => pushPolicies(deps),
  },
  {
    name: 'flow-alerts',
    everyMs,
    dueAt: sql`select min(alerts_at) from number_controls where alert_on`,
    run: () => checkAlerts(deps),
  },
];

import type { Deps } from '../../deps.ts';
import type { ServiceJobs } from '../../jobs/service-jobs.ts';
import { queryPaymentsWork } from './payments/query-payments.ts';
import { reconcileJob } from './reconciliation/reconcile-day.ts';
import { sendRefundsWork } from './refund-sending/send-refunds.ts';

export const payJobs = (deps: Deps): ServiceJobs => ({
  works: [queryPaymentsWork(deps), sendRefundsWork(deps)],
  recurring: [reconcileJob(deps)],
});

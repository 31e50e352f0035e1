import type { Deps } from '../../deps.ts';
import type { ServiceJobs } from '../../jobs/service-jobs.ts';
import { fulfilmentWorks } from './fulfilment/fulfilment-works.ts';
import { invoicesWork } from './invoices/issue-invoices.ts';
import { closeUnpaidWork } from './orders/close-order.ts';
import { renewMembershipsWork } from './renewals/renew-memberships.ts';
import { settleRefundsWork } from './refunds/settle-refunds.ts';

export const orderJobs = (deps: Deps): ServiceJobs => ({
  works: [
    closeUnpaidWork(deps),
    ...fulfilmentWorks(deps),
    settleRefundsWork(deps),
    invoicesWork(deps),
    renewMembershipsWork(deps),
  ],
});

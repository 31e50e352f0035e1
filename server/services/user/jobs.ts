import type { Deps } from '../../deps.ts';
import type { ServiceJobs } from '../../jobs/service-jobs.ts';
import { accountClosingWork } from './account/close-due-accounts.ts';
import { sweepMessages } from './messages/sweep-messages.ts';
import { sweepSignIns } from './session/sweep-sign-ins.ts';
import { closeAnsweredTickets } from './support/write-tickets.ts';

export const userJobs = (deps: Deps): ServiceJobs => ({
  works: [accountClosingWork(deps)],
  sweeps: [sweepSignIns, sweepMessages, closeAnsweredTickets],
});

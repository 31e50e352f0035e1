import type { Deps } from '../../deps.ts';
import type { RecurringJob, ServiceJobs } from '../../jobs/service-jobs.ts';
import { sweepCardCodeMisses } from './card-code/sweep-card-code-misses.ts';
import { sweepRepeats } from './claims/claim-repeats.ts';
import { claimRights } from './claims/claim-right.ts';
import { claimWorks } from './claims/claim-works.ts';
import { myMonthWorks } from './my-month/my-month-works.ts';
import { sweepOutcomes } from './my-month/sweep-outcomes.ts';
import { numberWorks } from './phone-manage/number-works.ts';
import { sweepConfirmations } from './notices/sweep-confirmations.ts';
import { remindRegistered } from './rights/pre-register.ts';
import { sendTickets } from './tickets/send-tickets.ts';

export const contentJobs = (deps: Deps): ServiceJobs => ({
  works: [...claimWorks(deps), ...myMonthWorks(deps, claimRights(deps)), ...numberWorks(deps)],
  recurring: [
    everyMinute('reminders', () => remindRegistered(deps)),
    everyMinute('service-tickets', () => sendTickets(deps)),
  ],
  sweeps: [sweepCardCodeMisses, sweepConfirmations, sweepOutcomes, sweepRepeats],
});

const everyMinute = (name: string, run: () => Promise<unknown>): RecurringJob => ({
  name,
  everyMs: 60_000,
  run: async () => void (await run()),
});

import type { Deps } from '../../deps.ts';
import type { ServiceJobs } from '../../jobs/service-jobs.ts';
import { remindWork } from './sales/appointments.ts';
import { drawWork } from './sales/draw-work.ts';
import { releaseExpiredWork } from './sales/release-expired.ts';
import { settleGroupsWork } from './group-buy/settle-groups.ts';
import { withdrawalWork } from './daily-cash/settle-withdrawal.ts';
import { wonPrizesJob } from './lottery/claim-won-prizes.ts';

export const activityJobs = (deps: Deps): ServiceJobs => ({
  works: [
    withdrawalWork(deps),
    settleGroupsWork(deps),
    releaseExpiredWork(deps),
    remindWork(deps),
    drawWork(deps),
  ],
  recurring: [wonPrizesJob(deps)],
});

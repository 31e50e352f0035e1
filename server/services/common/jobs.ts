import type { Deps } from '../../deps.ts';
import type { ServiceJobs } from '../../jobs/service-jobs.ts';
import { sweepLocations } from './area/sweep-locations.ts';
import { eventDaysJob } from './user-log/event-days-job.ts';
import { sweepCodes } from './verification/sweep-codes.ts';

export interface CommonJobsConfig {
  readonly logRetentionDays: number;
}

export const commonJobs = (deps: Deps, { logRetentionDays }: CommonJobsConfig): ServiceJobs => ({
  recurring: [eventDaysJob(deps, logRetentionDays)],
  sweeps: [sweepCodes, sweepLocations],
});

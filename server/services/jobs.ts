import type { Deps } from '../deps.ts';
import type { ServiceJobs } from '../jobs/service-jobs.ts';
import { commonJobs, type CommonJobsConfig } from './common/jobs.ts';
import { contentJobs } from './content/jobs.ts';
import { userJobs } from './user/jobs.ts';

/** The background work of every service. */
export const serviceJobs = (deps: Deps, config: CommonJobsConfig): readonly ServiceJobs[] => [
  userJobs,
  commonJobs(deps, config),
  contentJobs(deps),
];

import type { Deps } from '../deps.ts';
import type { ServiceJobs } from '../jobs/service-jobs.ts';
import { activityJobs } from './activity/jobs.ts';
import { commonJobs, type CommonJobsConfig } from './common/jobs.ts';
import { contentJobs } from './content/jobs.ts';
import { goodsJobs } from './goods/jobs.ts';
import { orderJobs } from './order/jobs.ts';
import { payJobs } from './pay/jobs.ts';
import { userJobs } from './user/jobs.ts';

/** The background work of every service. */
export const serviceJobs = (deps: Deps, config: CommonJobsConfig): readonly ServiceJobs[] => [
  userJobs(deps),
  commonJobs(deps, config),
  contentJobs(deps),
  activityJobs(deps),
  goodsJobs(deps),
  orderJobs(deps),
  payJobs(deps),
];

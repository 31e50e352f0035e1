import type { backgroundJobConsole } from '#core/contract/console/operations/background-jobs.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { backgroundJobs } from './job-list.ts';

export const backgroundJobRoutes = (deps: Deps): ConsoleHandlers<typeof backgroundJobConsole> => ({
  backgroundJobs: () => backgroundJobs(deps),
});

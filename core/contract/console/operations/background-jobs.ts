import { withPrefix } from '../../endpoint.ts';
import { consolePrefix, read } from '../rows.ts';
import type { backgroundJobShapes } from './background-jobs.shapes.ts';

/** The work that the product does by itself, as its processes report it (docs/decisions/0182). */
export const backgroundJobConsole = withPrefix<typeof backgroundJobShapes, 'operator'>(consolePrefix)({
  backgroundJobs: read('/jobs/list', 'jobs.view'),
});

import { withPrefix } from '../../endpoint.ts';
import { consolePrefix, read } from '../rows.ts';
import type { reportShapes } from './reports.shapes.ts';

/** Reports over days: counts that a job keeps, never scans (docs/decisions/0150). */
export const reports = withPrefix<typeof reportShapes, 'operator'>(consolePrefix)({
  claimReport: read('/reports/claims', 'reports.view'),
  orderReport: read('/reports/orders', 'reports.view'),
});

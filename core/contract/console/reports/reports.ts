import { withPrefix } from '../../endpoint.ts';
import { consolePrefix, read } from '../rows.ts';
import type { activityReportShapes } from './activity-costs.shapes.ts';
import type { reportShapes } from './reports.shapes.ts';

/** Reports over days: counts that a job keeps, never scans (docs/decisions/0150). */
export const reports = withPrefix<typeof reportShapes, 'operator'>(consolePrefix)({
  claimReport: read('/reports/claims', 'reports.view'),
  orderReport: read('/reports/orders', 'reports.view'),
  funnelReport: read('/reports/funnel', 'reports.view'),
  eventReport: read('/reports/events', 'reports.view'),
});

/** What activities cost, beside their budgets. */
export const activityReports = withPrefix<typeof activityReportShapes, 'operator'>(consolePrefix)({
  activityCosts: read('/reports/activities', 'reports.view'),
});

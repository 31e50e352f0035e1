import { withPrefix } from '../endpoint.ts';
import type { overviewShapes } from './overview.shapes.ts';
import { change, consolePrefix, read } from './rows.ts';

/** The state of the day: figures of minutes and days, and what needs attention. */
export const overview = withPrefix<typeof overviewShapes, 'operator'>(consolePrefix)({
  figures: read('/overview/figures', 'overview.view'),
  figureSteps: read('/overview/figureSteps', 'overview.view'),
  funnel: read('/overview/funnel', 'overview.view'),
  renewalCohorts: read('/overview/cohorts', 'overview.view'),
  alerts: read('/alerts/list', 'overview.view'),
  takeAlert: change('/alerts/take', 'alerts.take'),
});

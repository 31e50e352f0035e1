import { withPrefix } from '../../endpoint.ts';
import { ask, change, consolePrefix, read } from '../rows.ts';
import type { alertRuleShapes } from './alert-rules.shapes.ts';

/** When an alert is raised, whose it is, and its silence (docs/decisions/0155). */
export const alertRuleConsole = withPrefix<typeof alertRuleShapes, 'operator'>(consolePrefix)({
  alertRules: read('/alerts/rules', 'overview.view'),
  tryAlertRule: ask('/alerts/tryRule', 'alerts.rules'),
  saveAlertRule: change('/alerts/saveRule', 'alerts.rules'),
  silenceAlert: change('/alerts/silence', 'alerts.rules'),
  endSilence: change('/alerts/endSilence', 'alerts.rules'),
});

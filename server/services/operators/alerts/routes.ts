import type { alertRuleConsole } from '#core/contract/console/operations/alert-rules.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { ruleList, saveAlertRule, tryAlertRule } from './alert-rules.ts';
import { endSilence, silenceAlert } from './silence.ts';

export const alertRuleRoutes = (deps: Deps): ConsoleHandlers<typeof alertRuleConsole> => ({
  alertRules: () => ruleList(deps),
  tryAlertRule: (input) => tryAlertRule(deps, input),
  saveAlertRule: (input, call) => saveAlertRule(deps, input, call),
  silenceAlert: (input, call) => silenceAlert(deps, input, call),
  endSilence: (input, call) => endSilence(deps, input, call),
});

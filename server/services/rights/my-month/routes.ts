import type { myMonth } from '#core/contract/content/my-month.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { monthCountsOf } from './month-counts-of.ts';
import { monthRights } from './month-rights.ts';
import { saveSettings } from './save-settings.ts';

export const myMonthRoutes = (deps: Deps): Handlers<typeof myMonth> => ({
  monthRights: (_input, { caller }) => monthRights(deps, caller),
  monthCounts: (_input, { caller }) => monthCountsOf(deps, caller),
  saveMonthSettings: (input, { caller }) => saveSettings(deps, caller, input),
});

import type { account } from '#core/contract/user/account.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { accountEvents } from './account-events.ts';
import { accountClosing, cancelClosing, requestClosing, type BeforeClosing } from './close-account.ts';
import { exportData } from './export-data.ts';

export const accountRoutes = (
  deps: Deps,
  beforeClosing: readonly BeforeClosing[],
): Handlers<typeof account> => ({
  exportData: (_input, call) => exportData(deps, call),
  accountEvents: (_input, { caller }) => accountEvents(deps, caller),
  accountClosing: (_input, { caller }) => accountClosing(deps.db, caller.userId),
  requestClosing: (_input, call) => requestClosing(deps, call, beforeClosing),
  cancelClosing: (_input, call) => cancelClosing(deps, call),
});

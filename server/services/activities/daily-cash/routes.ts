import type { dailyCash } from '#core/contract/activity/daily-cash.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { cashEntries } from './cash-entries.ts';
import { cashState } from './cash-state.ts';
import { signForCash } from './sign-for-cash.ts';
import { rewardRows } from './tables.ts';
import { withdrawCash } from './withdraw-cash.ts';

export const dailyCashRoutes = (deps: Deps): Handlers<typeof dailyCash> => ({
  cashRewards: async () => ({ today: chinaDay(deps.clock.now()), rewards: await rewardRows(deps.db) }),
  cashState: (_input, { caller }) => cashState(deps, caller),
  signForCash: (_input, { caller }) => signForCash(deps, caller),
  withdrawCash: ({ yuan }, { caller, key }) => withdrawCash(deps, caller, { amountFen: yuan * 100, key }),
  cashEntries: (input, { caller }) => cashEntries(deps, caller, input),
});

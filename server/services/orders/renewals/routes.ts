import type { renewals } from '#core/contract/order/renewals.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { ownRenewals, resumeRenewal, stopRenewal } from './switch-renewal.ts';

export const renewalsRoutes = (deps: Deps): Handlers<typeof renewals> => ({
  renewals: (_input, { caller }) => ownRenewals(deps, caller),
  stopRenewal: ({ subscriptionId }, { caller }) => stopRenewal(deps, caller, subscriptionId),
  resumeRenewal: ({ subscriptionId }, { caller }) => resumeRenewal(deps, caller, subscriptionId),
});

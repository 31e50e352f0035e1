import type { claims } from '#core/contract/console/claims.ts';
import type { Deps } from '../../../../deps.ts';
import type { ConsoleHandlers } from '../../../../http/operators/serve-console.ts';
import { propose } from '../../../operators/public.ts';
import { claimDetail } from './claim-detail.ts';
import { claimFilters, claimList } from './claim-list.ts';
import { giveBackClaims } from './give-back-kind.ts';
import { queryClaim } from './query-claim.ts';
import { resendClaim } from './resend-claim.ts';

export const claimConsoleRoutes = (deps: Deps): ConsoleHandlers<typeof claims> => ({
  claims: (input) => claimList(deps, input),
  claimFilters: () => claimFilters(deps),
  claimDetail: ({ claimId }) => claimDetail(deps, claimId),
  queryClaim: ({ claimId }, call) => queryClaim(deps, claimId, call),
  resendClaim: (input, call) => resendClaim(deps, input, call),
  giveBackClaims: ({ claimIds, reason }, call) =>
    propose(
      deps,
      giveBackClaims,
      { input: { claimIds: [...new Set(claimIds)], proposer: call.caller.name }, reason },
      call,
    ),
});

import type { cardProduct } from '#core/contract/content/card-product.ts';
import type { rightsFamilies } from '#core/contract/content/rights-families.ts';
import type { singleRights } from '#core/contract/content/single-rights.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { claimOfFamily } from '../rights/family-rights.ts';
import type { ClaimRight } from './claim-right.ts';
import { trackedClaim } from './tracked-claim.ts';

type ClaimRoutes = Pick<Handlers<typeof cardProduct>, 'receiveRights'> &
  Pick<Handlers<typeof rightsFamilies>, 'receiveShuiyunRights'> &
  Pick<Handlers<typeof singleRights>, 'receiveEasyUseRights' | 'receiveUpgradeRights'>;

/** All families' claims go through the same queue. */
export const claimRoutes = (deps: Deps, claimRight: ClaimRight): ClaimRoutes => ({
  receiveRights: (claim, call) => claimRight(call.caller, trackedClaim(claim, call), call.key),
  receiveShuiyunRights: async (claim, call) =>
    claimRight(call.caller, trackedClaim(await claimOfFamily(deps, 'shuiyunjs', claim), call), call.key),
  receiveEasyUseRights: async (claim, call) =>
    claimRight(call.caller, trackedClaim(await claimOfFamily(deps, 'rwy', claim), call), call.key),
  receiveUpgradeRights: async (claim, call) =>
    claimRight(call.caller, trackedClaim(await claimOfFamily(deps, 'upgrade', claim), call), call.key),
});

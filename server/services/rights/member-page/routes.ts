import type { memberPage } from '#core/contract/content/member-page.ts';
import { isExcellentVip } from '#core/rules/membership/is-excellent-vip.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { accountById } from '../../accounts/public.ts';
import { ownedProducts } from '../../memberships/public.ts';
import { memberTiers } from './member-tiers.ts';
import { stockAtAddress } from './stock-at-address.ts';

export const memberPageRoutes = (deps: Deps): Handlers<typeof memberPage> => ({
  memberTiers: (input, { caller }) => memberTiers(deps, caller, input),
  addressStock: (input, { caller }) => stockAtAddress(deps, caller, input),
  isExcellentVip: async (_input, { caller }) => {
    const [account, owned] = await Promise.all([
      accountById(deps, caller.userId),
      ownedProducts(deps.db, caller.userId, deps.clock.now()),
    ]);
    return isExcellentVip(
      account?.excellent_vip ?? false,
      owned.map(({ vip_type_id }) => vip_type_id),
    );
  },
});

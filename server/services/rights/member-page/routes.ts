import type { memberPage } from '#core/contract/content/member-page.ts';
import { isExcellentVip } from '#core/rules/membership/is-excellent-vip.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { accountById } from '../../accounts/public.ts';
import { heldProducts } from '../../memberships/public.ts';
import { memberTiers } from './member-tiers.ts';
import { stockAtAddress } from './stock-at-address.ts';

export const memberPageRoutes = (deps: Deps): Handlers<typeof memberPage> => ({
  memberTiers: (wanted, { caller }) => memberTiers(deps, caller, wanted),
  addressStock: (wanted, { caller }) => stockAtAddress(deps, caller, wanted),
  isExcellentVip: async (_input, { caller }) => {
    const [account, held] = await Promise.all([
      accountById(deps, caller.userId),
      heldProducts(deps.db, caller.userId, deps.clock.now()),
    ]);
    return isExcellentVip(
      account?.excellent_vip ?? false,
      held.map(({ vip_type_id }) => vip_type_id),
    );
  },
});

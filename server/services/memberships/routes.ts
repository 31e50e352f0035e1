import type { gateway } from '#core/contract/common/gateway.ts';
import type { membership } from '#core/contract/user/membership.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/call.ts';
import { highestVipWithRight, vipOfType } from './find-vip.ts';
import { orderRules } from './order-rules.ts';
import { mobileStatus } from './mobile-status.ts';
import { orderedProducts } from './ordered-products.ts';
import { refreshLevel } from './refresh-level.ts';

export const membershipRoutes = (
  deps: Deps,
): Omit<Handlers<typeof membership>, 'userVipInfo' | 'userPage'> => ({
  refreshLevel: (_input, { caller }) => refreshLevel(deps, caller),
  orderedProducts: ({ pageId }, { caller }) => orderedProducts(deps, caller, pageId),
  vipOfType: ({ vipTypeId }, { caller }) => vipOfType(deps, caller, vipTypeId),
  highestVipWithRight: ({ rightTypeId }, { caller }) => highestVipWithRight(deps, caller, rightTypeId),
  mobileStatus: (_input, { caller }) => mobileStatus(deps, caller),
});

export const orderRuleRoutes = (deps: Deps): Pick<Handlers<typeof gateway>, 'orderRules'> => ({
  orderRules: (input, { caller }) => orderRules(deps, caller, input),
});

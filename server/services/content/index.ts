import type { content } from '#core/contract/content/index.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/call.ts';
import { cardCodeRoutes } from './card-code/routes.ts';
import { noticesRoutes } from './notices/routes.ts';
import { blessingBagRoutes } from './blessing-bag/routes.ts';
import { businessOrderRoutes } from './business-order/routes.ts';
import { memberPageRoutes } from './member-page/routes.ts';
import { myMonthRoutes } from './my-month/routes.ts';
import { orderQueryRoutes } from './order-query/routes.ts';
import { phoneManageRoutes } from './phone-manage/routes.ts';
import { claimRights, type ClaimRight } from './claims/public.ts';
import { rightsLists, type Listing } from './rights/rights-lists.ts';
import { rightsRoutes } from './rights/routes.ts';
import { singleRightsRoutes } from './rights/single-routes.ts';
import { ticketsRoutes } from './tickets/routes.ts';
import { userLocationRoutes } from './user-location/routes.ts';

export const contentHandlers = (parts: Deps): Handlers<typeof content> =>
  handlersOf({ ...parts, lists: rightsLists(parts) }, claimRights(parts));

const handlersOf = (deps: Listing, claimRight: ClaimRight): Handlers<typeof content> => ({
  ...rightsRoutes(deps, claimRight),
  ...singleRightsRoutes(deps, claimRight),
  ...userLocationRoutes(deps),
  ...blessingBagRoutes(deps),
  ...businessOrderRoutes(deps),
  ...memberPageRoutes(deps),
  ...myMonthRoutes(deps),
  ...orderQueryRoutes(deps),
  ...cardCodeRoutes(deps, claimRight),
  ...noticesRoutes(deps),
  ...ticketsRoutes(deps),
  ...phoneManageRoutes(deps),
});

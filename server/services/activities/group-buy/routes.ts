import type { groupBuy } from '#core/contract/activity/group-buy.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { groupInfo, groupOffers, myGroups } from './group-views.ts';

export const groupBuyRoutes = (deps: Deps): Handlers<typeof groupBuy> => ({
  groupOffers: () => groupOffers(deps),
  groupInfo: ({ groupNo }, { caller }) => groupInfo(deps, caller, groupNo),
  myGroups: (page, { caller }) => myGroups(deps, caller, page),
});
